import PortableUIKit
import StepRouterTesting
import Testing

/// Tests of the expectation itself.
@MainActor
@Suite(.headlessOnly) struct ExpectHierarchyTests {
  /// Collects the reported failures.
  @MainActor
  private final class Reports {
    private(set) var failures: [FailureReporter.Failure] = []
    var reporter: FailureReporter { FailureReporter { self.failures.append($0) } }
  }

  private let reports = Reports()
  private let stage = Stage {
    UINavigationController(rootViewController: HomeViewController().titled("Home"))
  }

  @Test("expectHierarchy() reports nothing if the hierarchy is as expected")
  func met() {
    let isMet = expectHierarchy(
      stage.window,
      """
      UINavigationController [visible]
        HomeViewController "Home" [visible]
      """,
      reporter: reports.reporter)
    #expect(isMet)
    #expect(reports.failures == [])
  }

  @Test("expectHierarchy() reports a difference once, as a diff, at the caller's line")
  func missed() throws {
    let line = #line + 1
    let isMet = expectHierarchy(
      stage.window,
      """
      UINavigationController [visible]
        BagViewController "Home" [visible]
      """,
      reporter: reports.reporter)
    #expect(!isMet)
    #expect(reports.failures.count == 1)
    let failure = try #require(reports.failures.first)
    #expect(
      failure.message == """
        The hierarchy is not the expected one (- expected, + found):
          UINavigationController [visible]
        -   BagViewController "Home" [visible]
        +   HomeViewController "Home" [visible]
        """)
    #expect(failure.line == line)
    #expect(failure.fileID == #fileID)
    #expect(failure.filePath == #filePath)
  }

  @Test(
    "expectHierarchy() notices each mark, title and indent",
    arguments: [
      "UINavigationController\n  HomeViewController \"Home\" [visible]",
      "UINavigationController [visible]\n  HomeViewController [visible]",
      "UINavigationController [visible]\n  HomeViewController \"Home\"",
      "UINavigationController [visible]\nHomeViewController \"Home\" [visible]",
      "UINavigationController [visible]",
      "UINavigationController [visible]\n  HomeViewController \"Home\" [visible]\n",
      "",
    ])
  func everyDifference(_ expected: String) {
    #expect(!expectHierarchy(stage.window, expected, reporter: reports.reporter))
    #expect(reports.failures.count == 1)
  }

  @Test("A test target needs only a few lines to record failures as issues")
  func recordedAsAnIssue() {
    let recorder = FailureReporter { failure in
      Issue.record(
        "\(failure.message)",
        sourceLocation: SourceLocation(
          fileID: failure.fileID, filePath: failure.filePath, line: failure.line,
          column: failure.column))
    }
    withKnownIssue {
      expectHierarchy(stage.window, "nothing", reporter: recorder)
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID && issue.description.contains("- nothing")
    }
  }
}

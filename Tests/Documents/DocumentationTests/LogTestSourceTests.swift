#if os(Linux) || os(macOS)
import CompilerRuns
import Foundation
import StepRouterExplorer
import Testing

/// The tests that a log writes compile.
@Suite struct LogTestSourceTests {
  /// The compiler's complaints about a test, in a module that has an `explorer`.
  private func complaints(about source: String) async throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("log-test-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    import StepRouterExplorer
    import StepRouterTesting
    import Testing

    @MainActor let explorer = Explorer { _ in fatalError() }
    extension FailureReporter { static let swiftTesting = FailureReporter { _ in } }

    \(source)
    """.write(to: file, atomically: true, encoding: .utf8)
    let run = try await CompilerOutput(
      typechecking: [file], module: "LogTests", options: ["-parse-as-library"])
    return run.exitStatus == 0 ? "" : run.text
  }

  @Test("A test with moves, requests and links of every kind compiles")
  func compiles() async throws {
    let moves: [UserMove] = [
      .tap("Bag \"1\"", number: 2), .type("\\(x)", into: "E-mail"), .tab("Home"), .back, .swipeDown,
      .dragSheet(to: "medium"), .turnPage(.forward), .toggleSidebar(), .escape, .resize(.regular),
      .openWindow, .closeWindow, .switchWindow, .leaveAndReturn, .relaunch, .happens("the end"),
      .multiTap("Photo", times: 2), .longPress("Photo"), .swipe(.left, on: "Photo"),
      .pan(.up, on: "Photo"), .slide("Volume", to: .middle), .step(.up, "Guests"),
      .pick("Large", in: "Size"), .pullToRefresh("News"), .tapAccessory(of: "Tea"),
      .swipeAction("Pin", of: "Tea"), .deleteRow("Tea"), .insertRow("Tea"),
      .menuAction("Copy", of: "Tea"), .openPreview(of: "Tea"), .longPressBack(to: "Home"),
      .cancelBack, .cancelSwipeDown, .press("command-N"), .interrupt, .quickAction("New"),
      .notification("sent"), .request("bag"), .link("shop:bag"),
    ]
    let log = EventLog(
      moves.map { .move($0) } + [
        .request("product 42", after: .milliseconds(120)),
        .request(toScreen: "Bag", in: "Shop/Routes.swift"),
        .link("shop://bag", .atLaunch, after: .zero),
      ])
    let sources = [
      log.testSource(named: "What \"happens\" \\(here)"), EventLog([]).testSource(named: ""),
    ]
    let complaints = try await complaints(about: sources.joined(separator: "\n"))
    #expect(complaints == "")
  }

  @Test("A test that doesn't compile is reported")
  func wrong() async throws {
    #expect(try await complaints(about: "let bag: EventLog = 7").contains("error: "))
  }
}
#endif

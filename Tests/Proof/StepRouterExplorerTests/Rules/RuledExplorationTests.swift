#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer
import StepRouterTesting
import Testing

/// An app explored under each of several documents of rules.
@MainActor @Suite("Explorer: documents of rules")
struct RuledExplorationTests {
  private static let present = """
    { "version": 1, "rules": [] }
    """
  private static let sheet = """
    { "version": 2, "rules": [
      { "patterns": ["book"], "presentation": { "modal": { "style": "pageSheet" } } } ] }
    """
  private static let idle = """
    { "version": 3, "rules": [
      { "patterns": ["book"], "presentation": "modal" },
      { "patterns": ["best"], "presentation": "web" } ] }
    """
  /// Opens a page of the web in place of the book.
  private static let wrong = """
    { "version": 4, "rules": [{ "patterns": ["book"], "presentation": "web" }] }
    """
  /// Refuses the link, which the app doesn't expect.
  private static let closed = """
    { "version": 5, "rules": [{ "patterns": ["book"], "presentation": { "refused": "no" } }] }
    """

  private func explorations(
    _ documents: KeyValuePairs<String, String>
  ) async -> DocumentExplorations {
    await Explorer.run(under: documents, depth: 0) { RuledApp.explorer($0) }
  }

  @Test("Documents under which the link opens its screen are faultless")
  func faultless() async {
    let explorations = await explorations(["now": Self.present, "next": Self.sheet])
    #expect(explorations.description == "Nothing is wrong under any of 2 documents.")
    #expect(expectNothingWrong(explorations, reporter: FailureReporter { _ in }))
    #expect(
      explorations["next"]?.coverage.filter { $0.kind == .rule }.map(\.name) == [
        "“book” at rules.json:2:18: modal"
      ])
    #expect(explorations["now"]?.coverage.filter { $0.kind == .rule } == [])
  }

  @Test("A document that opens another screen, or none, is found")
  func wrong() async {
    let explorations = await explorations([
      "now": Self.present, "wrong": Self.wrong, "closed": Self.closed,
    ])
    #expect(!explorations.isFaultless)
    let problems = explorations.entries.map { entry in
      "\(entry.document): "
        + Set(entry.exploration.trials.flatMap(\.problems).map(\.kind.rawValue)).sorted()
        .joined(separator: " ")
    }
    #expect(problems == ["now: ", "wrong: linkLost", "closed: linkLost"])
    #expect(explorations.description.hasPrefix("Under “wrong”:\n"))
    #expect(explorations.description.contains("\n\nUnder “closed”:\n"))
  }

  @Test("The rules that never applied are among what an exploration left out")
  func idle() async {
    let explorations = await explorations(["idle": Self.idle])
    #expect(
      explorations["idle"]?.untried.filter { $0.hasPrefix("The rule") } == [
        "The rule “best” at rules.json:3:18: web: it applied to no link"
      ])
  }

  @Test("A failure names the document")
  func failure() async {
    let explorations = await explorations(["wrong": Self.wrong])
    var messages: [String] = []
    #expect(
      !expectNothingWrong(
        explorations, reporter: FailureReporter { messages.append($0.message) }))
    #expect(messages == [explorations.description])
  }
}
#endif

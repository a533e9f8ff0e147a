import ExampleApp
import PortableUIKit
import Testing

/// What Tab offers at the shop's prompt, and how wide the shop draws there.
@MainActor
@Suite(.headlessOnly) struct CompletionTests {
  @Test(
    "Tab offers every command, and every destination of `go`",
    arguments: [
      ("", 34), ("g", 1), ("go ", 19),
    ])
  func counts(_ line: String, _ count: Int) {
    #expect(TerminalApp().completions(of: line).count == count)
  }

  @Test(
    "Tab offers the words that begin like the last one",
    arguments: [
      ("go pro", ["product"]), ("plan SET", ["settings", "setting"]), ("tr", ["tree", "trace"]),
      ("resize ", ["compact", "regular"]), ("trace o", ["on", "off"]), ("record ", ["off"]),
      ("shortcut s", ["search"]), ("notify shop://b", ["shop://bag"]),
      ("open shop://p", ["shop://product/", "shop://p/"]),
      ("tree ", []), ("go product 4", []), ("dance ", []),
    ])
  func words(_ line: String, _ words: [String]) {
    #expect(TerminalApp().completions(of: line) == words)
  }

  @Test("No drawing is wider than the terminal", arguments: [1, 10, 20, 33, 40, 59, 60, 61, 80])
  func widths(_ columns: Int) {
    let app = TerminalApp(columns: { columns })
    for line in [
      "go bag", "go product 42", "go login", "go settings", "resize regular", "go setting offers",
      "go sort", "window 2", "go review 42",
    ] {
      _ = app.obey(line)
      for row in app.drawing.split(separator: "\n") {
        #expect(row.columns <= columns, "\(line): \(row)")
      }
    }
  }
}

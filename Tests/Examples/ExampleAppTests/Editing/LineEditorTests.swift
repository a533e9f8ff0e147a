import ExampleApp
import Testing

/// Keys in; the text, the cursor and the effect out.
@Suite struct LineEditorTests {
  private final class Typist {
    private(set) var line = LineEditor(limit: 64)

    func press(_ key: Key, completing complete: LineEditor.Completer = { _ in [] })
      -> LineEditor.Effect
    { line.press(key, completing: complete) }

    var text: [Character] { line.text }
    var history: LineHistory { line.history }

    /// The text with a bar at the cursor.
    var shown: String {
      String(line.text[..<line.cursor]) + "|" + String(line.text[line.cursor...])
    }
  }

  private let editor = Typist()
  private var shown: String { editor.shown }

  private func type(_ text: String) {
    for character in text { _ = editor.press(.text(character)) }
  }

  @Test("Letters go in at the cursor, and the arrows move it")
  func insertion() {
    type("go bg")
    #expect(editor.press(.left) == .redraw)
    type("a")
    #expect(shown == "go ba|g")
    #expect(editor.press(.home) == .redraw)
    #expect(editor.press(.left) == .bell)
    #expect(shown == "|go bag")
    #expect(editor.press(.wordRight) == .redraw)
    #expect(shown == "go| bag")
    #expect(editor.press(.end) == .redraw)
    #expect(editor.press(.right) == .bell)
    #expect(editor.press(.wordLeft) == .redraw)
    #expect(shown == "go |bag")
  }

  @Test("Each key deletes its part of the line")
  func deletion() {
    type("go product 42")
    #expect(editor.press(.backspace) == .redraw)
    #expect(shown == "go product 4|")
    #expect(editor.press(.delete) == .bell)
    _ = editor.press(.left)
    #expect(editor.press(.delete) == .redraw)
    #expect(shown == "go product |")
    #expect(editor.press(.deleteWord) == .redraw)
    #expect(shown == "go |")
    type("bag now")
    for _ in 1...3 { _ = editor.press(.left) }
    #expect(editor.press(.deleteToEnd) == .redraw)
    #expect(shown == "go bag |")
    #expect(editor.press(.deleteToStart) == .redraw)
    #expect(shown == "|")
    #expect(editor.press(.backspace) == .bell)
    #expect(editor.press(.deleteToStart) == .bell)
  }

  @Test(
    "Enter submits the line and begins another; Control-D ends the input only if the line is empty"
  )
  func ends() {
    type("tree")
    _ = editor.press(.home)
    #expect(editor.press(.endOfInput) == .redraw)
    #expect(shown == "|ree")
    type("t")
    #expect(editor.press(.enter) == .submit("tree"))
    #expect(shown == "|")
    #expect(editor.press(.enter) == .submit(""))
    #expect(editor.press(.endOfInput) == .end)
    #expect(editor.press(.clearScreen) == .clear)
    #expect(editor.press(.other) == .none)
  }

  @Test("The history goes back line by line, and forward to the unfinished line")
  func history() {
    for line in ["go bag", "go bag", "   ", "tree"] {
      type(line)
      _ = editor.press(.enter)
    }
    #expect(editor.history.lines == ["go bag", "tree"])
    type("ba")
    #expect(editor.press(.down) == .bell)
    #expect(editor.press(.up) == .redraw)
    #expect(shown == "tree|")
    _ = editor.press(.up)
    #expect(shown == "go bag|")
    #expect(editor.press(.up) == .bell)
    _ = editor.press(.down)
    _ = editor.press(.down)
    #expect(shown == "ba|")
    #expect(editor.press(.down) == .bell)
  }

  @Test("Changing a line of the history leaves the history as it was")
  func changedHistory() {
    type("go bag")
    _ = editor.press(.enter)
    _ = editor.press(.up)
    _ = editor.press(.backspace)
    #expect(editor.press(.enter) == .submit("go ba"))
    #expect(editor.history.lines == ["go bag", "go ba"])
  }

  @Test("Tab completes the only word or the common beginning, or lists the words")
  func completion() {
    let names = ["settings", "setting", "search"]
    let complete: LineEditor.Completer = { text in
      let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      return names.filter { $0.hasPrefix(word) }
    }
    type("go sett")
    #expect(editor.press(.tab, completing: complete) == .redraw)
    #expect(shown == "go setting|")
    #expect(editor.press(.tab, completing: complete) == .list(["settings", "setting"]))
    #expect(shown == "go setting|")
    _ = editor.press(.deleteWord)
    type("sea")
    #expect(editor.press(.tab, completing: complete) == .redraw)
    #expect(shown == "go search |")
    type("x")
    #expect(editor.press(.tab, completing: complete) == .bell)
  }

  @Test("Completing a word in the middle of a line keeps the rest")
  func completionInTheMiddle() {
    type("go pro 42")
    for _ in 1...3 { _ = editor.press(.left) }
    _ = editor.press(.tab) { text in text == "go pro" ? ["product"] : [] }
    #expect(shown == "go product | 42")
  }

  @Test("A completed word that can go on gets no space after it")
  func beginnings() {
    type("open shop://p")
    _ = editor.press(.tab) { _ in ["shop://product/"] }
    #expect(shown == "open shop://product/|")
  }

  @Test("A full line takes no more letters")
  func limit() {
    type(String(repeating: "é", count: 32))
    #expect(editor.press(.text("x")) == .bell)
    #expect(editor.text.count == 32)
    _ = editor.press(.backspace)
    #expect(editor.press(.text("x")) == .redraw)
  }

  @Test("A combining mark makes one character with the letter before it")
  func combining() {
    type("e")
    _ = editor.press(.text("\u{301}"))
    #expect(shown == "e\u{301}|")
    #expect(editor.text.count == 1)
    _ = editor.press(.backspace)
    #expect(shown == "|")
  }
}

import ExampleApp
import Testing

/// What a terminal shows of a line while it's being typed.
@Suite struct LinePictureTests {
  private func editor(_ text: String, left: Int = 0) -> LineEditor {
    var editor = LineEditor()
    for character in text { _ = editor.press(.text(character)) }
    for _ in 0..<left { _ = editor.press(.left) }
    return editor
  }

  @Test("The picture has the prompt, the text and the cursor after it")
  func plain() {
    let picture = LinePicture(prompt: "shop> ", of: editor("go bag"), columns: 40)
    #expect(picture.text == "shop> go bag")
    #expect(picture.cursor == 12)
    #expect(picture.written == "\rshop> go bag\u{1B}[K\r\u{1B}[12C")
  }

  @Test("A long line is cut so that its cursor stays visible")
  func long() {
    let text = "type 1 abcdefghijklmnopqrstuvwxyz"
    let end = LinePicture(prompt: "shop> ", of: editor(text), columns: 20)
    #expect(end.text == "shop> nopqrstuvwxyz")
    #expect(end.cursor == 19)
    let middle = LinePicture(prompt: "shop> ", of: editor(text, left: 33), columns: 20)
    #expect(middle.text == "shop> type 1 abcdef")
    #expect(middle.cursor == 6)
  }

  @Test("Wide characters take two columns", arguments: 9...30)
  func wide(_ columns: Int) {
    let picture = LinePicture(prompt: "shop> ", of: editor("type 1 茶茶茶茶茶茶"), columns: columns)
    #expect(picture.text.columns < columns)
    #expect(picture.cursor < columns)
  }

  @Test("No width is too small", arguments: 1...8)
  func narrow(_ columns: Int) {
    let picture = LinePicture(prompt: "shop> ", of: editor("tree"), columns: columns)
    #expect(picture.text == "shop> e")
  }

  @Test("Completions are listed side by side as far as there's room")
  func proposals() {
    #expect(
      LineTerminal.listed(["settings", "setting", "sort"], in: 80) == "settings  setting  sort")
    #expect(
      LineTerminal.listed(["settings", "setting", "sort"], in: 20) == "settings  setting\nsort")
    #expect(LineTerminal.listed(["settings"], in: 6) == "sett…")
  }

  @Test("Text is measured and cut by columns")
  func columns() {
    #expect("tea".columns == 3)
    #expect("e\u{301}".columns == 1)
    #expect("茶".columns == 2)
    #expect("🫖☕️".columns == 4)
    #expect("│─┐●▏…".columns == 6)
    #expect("shop".cut(toColumns: 4) == "shop")
    #expect("shops".cut(toColumns: 4) == "sho…")
    #expect("茶茶茶".cut(toColumns: 5) == "茶茶…")
    #expect("茶茶茶".cut(toColumns: 4) == "茶…")
    #expect("x".cut(toColumns: 0) == "")
  }

  @Test("`COLUMNS` counts only if it's a number of at least 1")
  func environment() {
    #expect(TerminalSize.columns(in: ["COLUMNS": "72"]) == 72)
    #expect(TerminalSize.columns(in: ["COLUMNS": "0"]) == nil)
    #expect(TerminalSize.columns(in: ["COLUMNS": "wide"]) == nil)
    #expect(TerminalSize.columns(in: [:]) == nil)
  }
}

/// The visible part of the line that the user types: the text around the cursor that fits.
package struct LinePicture: Hashable, Sendable {
  /// The prompt and the visible part of the text.
  package let text: String
  /// The column of the cursor, from 0.
  package let cursor: Int

  package init(prompt: String, of editor: LineEditor, columns: Int) {
    // The last column stays free: after writing there, a terminal may move to the next line.
    let room = max(1, columns - prompt.columns - 1)
    let before = editor.text[..<editor.cursor]
    var start = editor.cursor
    var width = 0
    while start > 0, width + before[start - 1].columns <= room {
      width += before[start - 1].columns
      start -= 1
    }
    var end = editor.cursor
    var shown = width
    while end < editor.text.count, shown + editor.text[end].columns <= room {
      shown += editor.text[end].columns
      end += 1
    }
    text = prompt + String(editor.text[start..<end])
    cursor = prompt.columns + width
  }

  /// The output that replaces the terminal's current line with this one.
  package var written: String {
    "\r" + text + "\u{1B}[K\r" + (cursor > 0 ? "\u{1B}[\(cursor)C" : "")
  }
}

/// A line that is being typed as a terminal of some columns shows it: the part around the cursor.
package struct LinePicture: Hashable, Sendable {
  /// The prompt and what is seen of the text.
  package let text: String
  /// In which column the cursor stands, from 0.
  package let cursor: Int

  package init(prompt: String, of editor: LineEditor, columns: Int) {
    // The last column stays free: a terminal that has written there may be in the next line.
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

  /// What makes a terminal show it in place of the line in which its cursor stands.
  package var written: String {
    "\r" + text + "\u{1B}[K\r" + (cursor > 0 ? "\u{1B}[\(cursor)C" : "")
  }
}

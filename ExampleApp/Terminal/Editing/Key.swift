/// A key that the user presses, as the line editor distinguishes them.
package enum Key: Hashable, Sendable {
  case text(Character)
  case left, right, up, down, home, end
  case wordLeft, wordRight
  case backspace, delete
  case deleteWord, deleteToStart, deleteToEnd
  case tab, enter
  /// Control-D: ends the input on an empty line, otherwise deletes.
  case endOfInput
  /// Control-L.
  case clearScreen
  /// A key without an effect here.
  case other
}

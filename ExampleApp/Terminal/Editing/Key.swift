/// What a user presses, as far as the editor of a line cares.
package enum Key: Hashable, Sendable {
  case text(Character)
  case left, right, up, down, home, end
  case wordLeft, wordRight
  case backspace, delete
  case deleteWord, deleteToStart, deleteToEnd
  case tab, enter
  /// Control-D: the end of the input on an empty line, else it deletes.
  case endOfInput
  /// Control-L.
  case clearScreen
  /// A key that does nothing here.
  case other
}

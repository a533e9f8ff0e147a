import PortableUIKit

/// Something that the user can touch, or that can happen, in the current state.
@MainActor
struct Touchable {
  /// The move that stands for it.
  var move: UserMove
  /// Whether the move may lead to another state. False for text that the field already ends with,
  /// and for the escape gesture: there's no way to tell in advance whether the app handles it.
  var isNew = true
  /// Returns true if the touch is possible. Set only for touches that lead back to the same state
  /// if the app is correct.
  var isPossible: (@MainActor (TestDevice) -> Bool)?
  /// The class of the data source, for an edit of a row.
  var source: CommittingSource?
  /// Makes the move. Returns false if it wasn't possible.
  let perform: (TestDevice) -> Bool
}

extension [Touchable] {
  /// Numbers the touchables that have the same move, starting from the first.
  @MainActor
  var numbered: [Touchable] {
    var counts: [UserMove: Int] = [:]
    return map { touchable in
      counts[touchable.move, default: 0] += 1
      var copy = touchable
      copy.move = touchable.move.numbered(counts[touchable.move, default: 1])
      return copy
    }
  }
}

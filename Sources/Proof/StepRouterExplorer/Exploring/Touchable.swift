import PortableUIKit

/// Something that the user can touch, or that can happen, right now.
@MainActor
struct Touchable {
  /// The move that touches it.
  var move: UserMove
  /// Whether the move may lead to another state. False for text that the field already ends with,
  /// and for the escape gesture: there's no way to tell in advance whether the app handles it.
  var isNew = true
  /// Tells whether the touch is possible, for one that leads back to the same state if the app is
  /// correct. Nil for all others.
  var isPossible: (@MainActor (TestDevice) -> Bool)?
  /// The class of the data source that commits an edit of a row, if it does.
  var source: CommittingSource?
  /// Touches it, and returns whether the touch came through.
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

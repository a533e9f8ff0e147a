import PortableUIKit

/// Something that can be touched now, or that can happen now.
@MainActor
struct Touchable {
  /// The move that touches it.
  var move: UserMove
  /// Whether it is known to lead anywhere: what has been typed is not typed again, and who answers
  /// the escape gesture is not seen.
  var isNew = true
  /// Touches it; whether the touch came through.
  let perform: (TestDevice) -> Bool
}

extension [Touchable] {
  /// Those of one name numbered from the first.
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

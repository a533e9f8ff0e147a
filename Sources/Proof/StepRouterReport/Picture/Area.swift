/// A rectangle of a picture, in whole units.
struct Area: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var middle: Int { x + width / 2 }
  var bottom: Int { y + height }

  /// Returns the area within a margin.
  func inset(by dx: Int, _ dy: Int) -> Area {
    Area(x: x + dx, y: y + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
  }

  /// Returns the area below a bar of this height.
  func below(_ bar: Int) -> Area {
    Area(x: x, y: y + bar, width: width, height: max(height - bar, 0))
  }

  /// Returns the area above a bar of this height.
  func above(_ bar: Int) -> Area {
    Area(x: x, y: y, width: width, height: max(height - bar, 0))
  }

  /// Returns a column of the area, counted from the left.
  func column(_ index: Int, of count: Int) -> Area {
    let (left, right) = (width * index / count, width * (index + 1) / count)
    return Area(x: x + left, y: y, width: right - left, height: height)
  }
}

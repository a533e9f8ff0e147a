/// The positions of a graph's boxes, and the lines between them.
struct GraphBoxes {
  private static let node = (width: 156, height: 42)
  private static let gap = (x: 92, y: 20)
  private static let margin = 28

  let boxes: [Area]
  let size: (width: Int, height: Int)

  init(_ layout: LayeredLayout, nodeCount: Int) {
    let tallest = layout.columns.map(\.count).max() ?? 0
    let step = (x: Self.node.width + Self.gap.x, y: Self.node.height + Self.gap.y)
    let places = layout.places
    boxes = (0..<nodeCount).map { node in
      let place = places[node] ?? (0, 0)
      let free = tallest - (layout.columns.isEmpty ? 0 : layout.columns[place.column].count)
      return Area(
        x: Self.margin + place.column * step.x,
        y: Self.margin + place.row * step.y + free * step.y / 2,
        width: Self.node.width, height: Self.node.height)
    }
    size = (
      max(layout.columns.count * step.x - Self.gap.x, 0) + 2 * Self.margin,
      max(tallest * step.y - Self.gap.y, 0) + 2 * Self.margin
    )
  }

  /// Returns an SVG path: a wave to another column, or an arc on the right within a column.
  func path(from: Int, to: Int) -> String {
    let (from, to) = (boxes[from], boxes[to])
    let (start, end) = (from.y + from.height / 2, to.y + to.height / 2)
    if to.x > from.x {
      let (left, right) = (from.x + from.width, to.x - 2)
      let bend = max((right - left) / 2, 30)
      return "M\(left) \(start)C\(left + bend) \(start) \(right - bend) \(end) \(right) \(end)"
    }
    if to.x < from.x {
      let (right, left) = (from.x, to.x + to.width + 2)
      let bend = max((right - left) / 2, 30)
      let (out, back) = (start + 8, end + 8)
      return "M\(right) \(out)C\(right - bend) \(out) \(left + bend) \(back) \(left) \(back)"
    }
    let (side, bulge) = (from.x + from.width, from.x + from.width + 44)
    return "M\(side) \(start)C\(bulge) \(start) \(bulge) \(end) \(side + 2) \(end)"
  }
}

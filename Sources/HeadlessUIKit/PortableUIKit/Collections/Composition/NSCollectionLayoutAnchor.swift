#if !canImport(UIKit)
/// The place of a view at the edges of an item.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  private let isFractional: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    self.isFractional = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  open var isAbsoluteOffset: Bool { !isFractional }
  open var isFractionalOffset: Bool { isFractional }

  func origin(of size: CGSize, in container: CGRect) -> CGPoint {
    let x = place(size.width, from: container.minX, to: container.maxX, .leading, .trailing)
    let y = place(size.height, from: container.minY, to: container.maxY, .top, .bottom)
    guard isFractional else { return CGPoint(x: x + offset.x, y: y + offset.y) }
    return CGPoint(x: x + offset.x * size.width, y: y + offset.y * size.height)
  }

  private func place(
    _ length: CGFloat, from start: CGFloat, to end: CGFloat, _ first: NSDirectionalRectEdge,
    _ last: NSDirectionalRectEdge
  ) -> CGFloat {
    if edges.contains(first) { return start }
    return edges.contains(last) ? end - length : (start + end - length) / 2
  }
}

extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
#endif

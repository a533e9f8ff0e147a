#if !canImport(UIKit)
/// An offset that moves an item from its default position.
public struct UIOffset: Equatable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
#endif

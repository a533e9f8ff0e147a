#if !canImport(UIKit)
extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(LooksModifier { $0.accessibilityIdentifier = identifier })
  }

  /// Does nothing, because a headless device doesn't draw. Neither do the next two modifiers.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(LooksModifier { _ in })
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func font(_ font: Font?) -> some View { modifier(LooksModifier { _ in }) }
}

private struct LooksModifier: RenderedModifier {
  typealias Body = Never

  let change: @MainActor (UIView) -> Void

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let views = node.render(content, at: .position(0), scope)
    for view in views { change(view) }
    return views
  }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Edge.Set(rawValue: 1 << 0)
    public static let leading = Edge.Set(rawValue: 1 << 1)
    public static let bottom = Edge.Set(rawValue: 1 << 2)
    public static let trailing = Edge.Set(rawValue: 1 << 3)
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Edge.Set = [.leading, .trailing]
    public static let vertical: Edge.Set = [.top, .bottom]
  }
}

public struct Font: Hashable, Sendable {
  private let name: String

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let headline = Font(name: "headline")
  public static let body = Font(name: "body")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
}
#endif

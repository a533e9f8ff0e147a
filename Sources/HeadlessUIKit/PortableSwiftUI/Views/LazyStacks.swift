#if !canImport(UIKit)
/// Subviews of a lazy stack or grid that stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A vertical line of subviews, all of which a headless device renders.
public struct LazyVStack<Content: View>: View {
  public typealias Body = Never

  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.content = content()
  }
}

/// A horizontal line of subviews, all of which a headless device renders.
public struct LazyHStack<Content: View>: View {
  public typealias Body = Never

  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.content = content()
  }
}

/// The size of a grid's rows or columns, which a headless device ignores.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid that grows downward. It renders as a line of its subviews.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A grid that grows sidewards. It renders as a line of its subviews.
public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVStack: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    [node.stack(.vertical, spacing: spacing, of: content, scope)]
  }
}

extension LazyHStack: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    [node.stack(.horizontal, spacing: spacing, of: content, scope)]
  }
}

extension LazyVGrid: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    [node.stack(.vertical, spacing: nil, of: content, scope)]
  }
}

extension LazyHGrid: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    [node.stack(.horizontal, spacing: nil, of: content, scope)]
  }
}
#endif

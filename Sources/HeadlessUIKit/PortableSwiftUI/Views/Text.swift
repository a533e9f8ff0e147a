#if !canImport(UIKit)
/// A view that displays text. A headless device doesn't localize, so literals appear unchanged.
public struct Text: View, Equatable {
  public typealias Body = Never

  let content: String

  public init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  public init(verbatim content: String) { self.content = content }
}

extension Text: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let label = node.element { UILabel() }
    label.text = content
    return [label]
  }
}

/// A view that displays an image, which here consists only of a name.
public struct Image: View, Equatable {
  public typealias Body = Never

  let name: String

  public init(systemName: String) { name = systemName }
}

extension Image: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let view = node.element { UIImageView() }
    view.image = UIImage(systemName: name)
    return [view]
  }
}

/// A flexible space that takes up all the room between the views beside it.
public struct Spacer: View {
  public typealias Body = Never

  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] { [] }
}
#endif

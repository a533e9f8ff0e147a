#if !canImport(UIKit)
/// Text. Literals are taken as they are: nothing is localized here.
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

/// A picture; here only its name.
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

/// Takes all the room between the views beside it.
public struct Spacer: View {
  public typealias Body = Never

  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] { [] }
}
#endif

#if !canImport(UIKit)
/// A modifier that you apply to a view to produce a different view.
@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// Traps, as in SwiftUI, because there's no value to return. The renderer never calls it.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

/// The view that a modifier receives as its content.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  let view: any View
}

extension _ViewModifier_Content: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    node.render(view, at: .position(0), scope)
  }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: RenderedView where Content: View, Modifier: ViewModifier {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    if let rendered = modifier as? any RenderedModifier {
      return rendered.render(content, in: node, scope)
    }
    var connected = modifier
    ViewFields.connect(&connected, to: node, scope)
    let body = connected.body(content: _ViewModifier_Content(view: content))
    return node.render(body, at: .position(0), scope)
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
#endif

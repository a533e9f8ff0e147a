#if !canImport(UIKit)
/// A view that consists of several views in sequence.
public struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T

  public init(_ value: T) { self.value = value }
}

extension TupleView: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    // Each element of a builder block is a view, although the types differ.
    Mirror(reflecting: value).children.enumerated().flatMap { position, child in
      guard let view = child.value as? any View else { return [UIView]() }
      return node.render(view, at: .position(position), scope)
    }
  }
}

/// A view that shows either of two views. The choice is part of its content's identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: RenderedView where TrueContent: View, FalseContent: View {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    switch storage {
    case .trueContent(let view): node.render(view, at: .position(0), scope)
    case .falseContent(let view): node.render(view, at: .position(1), scope)
    }
  }
}

extension Optional: RenderedView where Wrapped: View {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    map { node.render($0, at: .position(0), scope) } ?? []
  }
}
#endif

#if !canImport(UIKit)
/// A view that displays an image, which here consists only of a name.
public struct Image: Equatable, @unchecked Sendable {
  private let name: String
  private let source: UIImage?
  private let isDecorative: Bool

  public init(systemName: String) { self.init(systemName, nil) }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(name, nil) }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, nil, isDecorative: true)
  }

  public init(uiImage: UIImage) { self.init("", uiImage) }

  private init(_ name: String, _ source: UIImage?, isDecorative: Bool = false) {
    self.name = name
    self.source = source
    self.isDecorative = isDecorative
  }

  public enum TemplateRenderingMode: Sendable {
    case template, original
  }

  public enum ResizingMode: Sendable {
    case tile, stretch
  }

  public enum Interpolation: Sendable {
    case none, low, medium, high
  }

  public enum Scale: Sendable {
    case small, medium, large
  }
}

/// Modifiers that keep an image an image. They do nothing, because a headless device doesn't draw.
extension Image {
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
}

extension Image: View {
  public typealias Body = Never
}

extension Image: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let view = node.element { UIImageView() }
    view.image = source ?? UIImage(systemName: name)
    view.accessibilityLabel = isDecorative || name.isEmpty ? nil : name
    return [view]
  }
}
#endif

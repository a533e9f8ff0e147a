#if !canImport(UIKit)
/// In which direction content is laid out.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  private static let tintAdjustments = AttachedValue<TintAdjustmentMode>()
  private static let semantics = AttachedValue<UISemanticContentAttribute>()
  private static let styles = AttachedValue<UIUserInterfaceStyle>()

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  public var tintAdjustmentMode: TintAdjustmentMode {
    get { Self.tintAdjustments[self] ?? .automatic }
    set { Self.tintAdjustments[self] = newValue }
  }

  public var semanticContentAttribute: UISemanticContentAttribute {
    get { Self.semantics[self] ?? .unspecified }
    set { Self.semantics[self] = newValue }
  }

  /// The style of this view and what is in it, whatever the device's; a window's is that of all
  /// its view controllers.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { Self.styles[self] ?? .unspecified }
    set { Self.styles[self] = newValue }
  }
}
#endif

#if !canImport(UIKit)
/// The direction in which a view lays out its content.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which an app is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
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
    set {
      Self.semantics[self] = newValue
      contentSizeDidChange()
      if autoLayout != nil { constraintsDidChange() }
    }
  }

  /// The direction in which the view is laid out. A headless device reads from left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The user interface style of this view and its subviews, regardless of the device's style. A
  /// window's style applies to all its view controllers.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { Self.styles[self] ?? .unspecified }
    set {
      let old = traitCollection
      Self.styles[self] = newValue
      if !traitCollection.hasSameTraits(as: old) { tellStyleChanged(from: old) }
    }
  }
}
#endif

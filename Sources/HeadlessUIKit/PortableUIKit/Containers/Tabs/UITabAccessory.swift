#if !canImport(UIKit)
/// A view that a tab bar controller keeps above its bar, whichever tab is selected (rule 211).
///
/// ```swift
/// tabs.setBottomAccessory(UITabAccessory(contentView: MiniPlayer()), animated: true)
/// ```
@available(iOS 26.0, *)
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

  /// Where the accessory of a view stands. Here it's above the bar, which never minimizes.
  public enum Environment: Int, Sendable {
    case unspecified, none, regular, inline
  }
}

/// The place of an accessory in a tab bar controller's view.
final class TabAccessoryView: UIView {
  static let height: CGFloat = 48
  static let barHeight: CGFloat = 49

  let accessory: UITabAccessory

  init(_ accessory: UITabAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    addSubview(accessory.contentView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory.contentView.frame = bounds
  }

  /// Takes its place above the bar.
  func place(in container: UIView, overBar isBarShown: Bool) {
    let (bounds, insets) = (container.bounds, container.safeAreaInsets)
    let below = insets.bottom + (isBarShown ? Self.barHeight : 0)
    frame = CGRect(
      x: insets.left, y: bounds.height - below - Self.height,
      width: bounds.width - insets.left - insets.right, height: Self.height)
  }
}
#endif

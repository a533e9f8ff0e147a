#if !canImport(UIKit)
@available(iOS 26.0, *)
extension UITabBarController {
  /// When the tab bar minimizes. It isn't drawn here, so it never does.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }
}

/// The accessory's view lies above everything that the tabs show. A change takes no time, even with
/// animation.
extension UITabBarController {
  func replaceAccessory(with accessory: UITabAccessory?) {
    guard accessory !== accessoryView?.accessory else { return }
    accessoryView?.removeFromSuperview()
    accessoryView = accessory.map(TabAccessoryView.init)
    guard let accessoryView, let view = viewIfLoaded else { return }
    view.addSubview(accessoryView)
    placeAccessory()
  }

  func placeAccessory() {
    guard let accessoryView, let view = viewIfLoaded else { return }
    if accessoryView.superview !== view { view.addSubview(accessoryView) }
    accessoryView.place(in: view, overBar: !isTabBarHidden)
  }
}
#endif

#if !canImport(UIKit)
extension UIView {
  /// The distances by which the view extends beyond the display's safe area, plus the view
  /// controller's additional insets. Only iPhone Duo's displays have a safe area here.
  var insetsOfSafeArea: UIEdgeInsets {
    guard let duo = device.duo, let window else { return .zero }
    let (whole, safe) = (window.bounds, duo.safeArea)
    let frame = convert(bounds, to: nil as UIView?)
    let added = owner?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: max(safe.top - frame.minY, 0) + added.top,
      left: max(safe.left - frame.minX, 0) + added.left,
      bottom: max(frame.maxY - whole.maxY + safe.bottom, 0) + added.bottom,
      right: max(frame.maxX - whole.maxX + safe.right, 0) + added.right)
  }
}
#endif

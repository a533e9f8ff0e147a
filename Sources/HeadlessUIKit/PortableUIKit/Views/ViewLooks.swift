#if !canImport(UIKit)
/// Values that few views set, created with the first of them.
@MainActor final class ViewLooks {
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var isOpaque = true
  var contentMode = UIView.ContentMode.scaleToFill
  var transform = CGAffineTransform.identity
  var boundsOrigin = CGPoint.zero
  var layoutMargins: UIEdgeInsets?
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var isAccessibilityElement = false
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
}

extension UIView {
  var changedLooks: ViewLooks {
    if let looks { return looks }
    let made = ViewLooks()
    looks = made
    return made
  }
}
#endif

#if !canImport(UIKit)
extension UIScrollView {
  /// Handles a drag that ends without velocity.
  func receiveDrag(to offset: CGPoint) {
    isTracking = true
    isDragging = true
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { window?.endEditing(false) }
    contentOffset = offset
    var target = offset
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &target)
    isTracking = false
    isDragging = false
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    contentOffset = target
  }
}
#endif

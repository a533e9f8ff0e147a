import PortableUIKit

@MainActor func show(_ scroll: UIScrollView) {
  scroll.panGestureRecognizer = UIPanGestureRecognizer()  // refused: cannot assign to property
}

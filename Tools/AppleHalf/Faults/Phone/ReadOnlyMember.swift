import PortableUIKit

@MainActor func shareRecognizer(of list: UIScrollView, with page: UIScrollView) {
  page.panGestureRecognizer = list.panGestureRecognizer  // refused: is a get-only property
}

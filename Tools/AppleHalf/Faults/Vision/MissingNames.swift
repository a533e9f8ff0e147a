import PortableUIKit

@MainActor func bounds(of window: UIWindow) -> CGRect {
  UIScreen.main.bounds  // refused: 'UIScreen' is unavailable in visionOS
}

@MainActor func hideKeyboard(on scroll: UIScrollView) {
  scroll.keyboardDismissMode = .onDrag  // refused: is unavailable in visionOS
}

final class EdgeScreen: UIViewController {
  func swipe(_ pan: UIScreenEdgePanGestureRecognizer) {}  // refused: is unavailable in visionOS

  func refresh() {
    setNeedsStatusBarAppearanceUpdate()  // refused: is unavailable in visionOS
  }
}

final class StatusScreen: UIViewController {
  override func setNeedsStatusBarAppearanceUpdate() {}  // refused: which has been marked unavail
}

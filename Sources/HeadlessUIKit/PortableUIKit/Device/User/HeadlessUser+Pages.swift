#if !canImport(UIKit)
extension HeadlessUser {
  /// Begins to swipe to the page in a direction; nil if there is none, or if a swipe wouldn't
  /// begin.
  public func beginPageSwipe(
    _ direction: UIPageViewController.NavigationDirection = .forward,
    in pageViewController: UIPageViewController
  ) -> InteractiveGesture? {
    device.perform {
      guard let transition = pageViewController.startSwipe(direction) else { return nil }
      let gesture = InteractiveGesture()
      gesture.drive(transition)
      return gesture
    }
  }

  /// Swipes all the way to the page in a direction.
  ///
  /// - Returns: True if there was a page to swipe to.
  @discardableResult
  public func swipePage(
    _ direction: UIPageViewController.NavigationDirection = .forward,
    in pageViewController: UIPageViewController
  ) -> Bool {
    guard let gesture = beginPageSwipe(direction, in: pageViewController) else { return false }
    gesture.finish()
    return true
  }
}
#endif

import PortableUIKit

/// Records the calls of a navigation controller.
final class StackDelegate: NSObject, UINavigationControllerDelegate {
  let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("willShow(\(nameOf(viewController)), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("didShow(\(nameOf(viewController)), \(animated))")
  }
}

/// Records the calls of a tab bar controller, and refuses one tab.
final class TabsDelegate: NSObject, UITabBarControllerDelegate {
  let log: EventLog
  var refused: UIViewController?

  init(_ log: EventLog) {
    self.log = log
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.add("shouldSelect(\(nameOf(viewController)))")
    return viewController !== refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.add("didSelect(\(nameOf(viewController)))")
  }
}

/// Records the calls of a presentation controller.
final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  let log: EventLog
  var allowsDismissal = true

  init(_ log: EventLog) {
    self.log = log
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log.add("shouldDismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.add("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.add("didAttemptToDismiss")
  }
}

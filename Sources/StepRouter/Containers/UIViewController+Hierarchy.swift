import PortableUIKit

extension UIViewController {
  /// What stands in this view controller, the visible ones first; in a stack from the top down.
  var contained: [UIViewController] {
    switch ClassTraits.of(self).container {
    case .navigation: return asNavigationController?.viewControllers.reversed() ?? []
    case .none: return children
    case .tabs, .custom:
      guard let adapter = containerAdapter else { return [] }
      let visible = adapter.visibleViewControllers
      return visible
        + adapter.containedViewControllers.filter { child in !visible.contains { $0 === child } }
    }
  }

  /// What the user sees of this view controller's children when it is on screen itself.
  var visibleChildren: [UIViewController] {
    switch ClassTraits.of(self).container {
    case .navigation, .tabs: frontChild.map { [$0] } ?? []
    case .custom: containerAdapter?.visibleViewControllers ?? []
    case .none: children
    }
  }

  /// This view controller as a stack, if it is one whose children the router knows itself.
  var asNavigationController: UINavigationController? {
    guard ClassTraits.of(self).container == .navigation else { return nil }
    return self as? UINavigationController
  }

  /// The top of a stack or the selected tab: the one child that such a container shows.
  var frontChild: UIViewController? {
    switch ClassTraits.of(self).container {
    case .navigation: (self as? UINavigationController)?.topViewController
    case .tabs: (self as? UITabBarController)?.selectedViewController
    case .custom, .none: nil
    }
  }

  /// Whether this child is visible when this view controller is on screen.
  func shows(_ child: UIViewController) -> Bool {
    switch ClassTraits.of(self).container {
    case .none: true
    case .navigation, .tabs: frontChild === child
    case .custom: visibleChildren.contains { $0 === child }
    }
  }

  /// What this very view controller presents. `presentedViewController` also tells what an ancestor
  /// presents (UIKit rule 68).
  var ownPresented: UIViewController? {
    guard let presented = presentedViewController,
      presented.presentingViewController === self
    else { return nil }
    return presented
  }

  /// Whether this view controller, not an ancestor of it, is presented.
  var isPresentedItself: Bool { parent == nil && presentingViewController != nil }

  /// What is presented from here or from within: the layer that lies on this one.
  var presentedAbove: UIViewController? {
    if let presented = presentedViewController { return presented }
    if let frontChild { return frontChild.presentedAbove }
    for child in visibleChildren {
      if let presented = child.presentedAbove { return presented }
    }
    return nil
  }

  /// The outermost view controller that encloses this one: the window's root or what is presented.
  var layerRoot: UIViewController {
    var root = self
    while let next = root.enclosing { root = next }
    return root
  }

  /// The topmost presented view controller above this one, or itself. Alerts and search controllers
  /// are passed over; what is just being dismissed, and all above it, is not there.
  var topmostInWindow: UIViewController {
    var topmost = self
    var layer = self
    while let next = layer.presentedAbove, !next.isBeingDismissed {
      if !next.isTransient { topmost = next }
      layer = next
    }
    return topmost
  }

  /// A view controller that asks or searches, on which nobody navigates.
  var isTransient: Bool { ClassTraits.of(self).isTransient }

  /// Whether the user sees this view controller: it is visible in all that encloses it, and nothing
  /// but an alert of somebody else's lies on it.
  func isVisible(in window: UIWindow?) -> Bool {
    guard let root = window?.rootViewController else { return false }
    var child = self
    while let parent = child.enclosing {
      guard parent.shows(child) else { return false }
      child = parent
    }
    var layer = root
    while layer !== child {
      guard let next = layer.presentedAbove, !next.isBeingDismissed else { return false }
      layer = next
    }
    return layer.topmostInWindow === layer
  }

  /// Whether this view controller stands somewhere in the window, seen or not.
  func isInHierarchy(of window: UIWindow?) -> Bool {
    let root = layerRoot
    return root === window?.rootViewController || root.presentingViewController != nil
  }
}

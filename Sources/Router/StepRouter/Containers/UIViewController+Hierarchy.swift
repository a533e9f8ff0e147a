import PortableUIKit

extension UIViewController {
  /// The children, visible ones first; in a stack and in columns from the top down.
  package var contained: [UIViewController] {
    switch ClassTraits.of(self).container {
    case .navigation: (self as? UINavigationController)?.viewControllers.reversed() ?? []
    case .none: children
    case .sealed: visibleFirst(children)
    case .tabs: visibleFirst(unsafeDowncast(self, to: UITabBarController.self).tabChildren)
    case .split: visibleFirst(unsafeDowncast(self, to: UISplitViewController.self).columnChildren)
    case .pages: unsafeDowncast(self, to: UIPageViewController.self).viewControllers ?? []
    case .custom: visibleFirst(containerAdapter?.containedViewControllers ?? [])
    }
  }

  private func visibleFirst(_ all: [UIViewController]) -> [UIViewController] {
    let visible = visibleChildren
    var ordered = visible
    for child in all where !visible.holds(child) { ordered.append(child) }
    return ordered
  }

  /// What the user sees of this view controller's children when it is on screen itself.
  package var visibleChildren: [UIViewController] {
    let container = ClassTraits.of(self).container
    // The most common first: it is asked of every view controller on the way.
    if container == .none { return children }
    return switch container {
    case .navigation, .tabs: frontChild.map { [$0] } ?? []
    case .sealed: frontChild.map { [$0] } ?? children
    case .split: unsafeDowncast(self, to: UISplitViewController.self).visibleColumnChildren
    case .pages: unsafeDowncast(self, to: UIPageViewController.self).viewControllers ?? []
    case .custom: containerAdapter?.visibleViewControllers ?? []
    case .none: children
    }
  }

  /// The top of a stack or the selected tab: the one child that such a container shows.
  var frontChild: UIViewController? {
    let container = ClassTraits.of(self).container
    if container == .none { return nil }
    if container == .navigation {
      return unsafeDowncast(self, to: UINavigationController.self).topViewController
    }
    if container == .tabs {
      return unsafeDowncast(self, to: UITabBarController.self).selectedViewController
    }
    return container == .sealed ? sealedFrontChild : nil
  }

  private var sealedFrontChild: UIViewController? {
    (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
  }

  /// The child in front of the child in front, down to one that has none.
  var frontmost: UIViewController {
    var front = self
    while let next = front.frontChild { front = next }
    return front
  }

  /// Whether this child is visible when this view controller is on screen.
  func shows(_ child: UIViewController) -> Bool {
    switch ClassTraits.of(self).container {
    case .none: true
    case .navigation: frontChild === child
    case .tabs:
      frontChild === child
        || unsafeDowncast(self, to: UITabBarController.self).showsSelected(in: child)
    case .split, .pages, .custom, .sealed: visibleChildren.holds(child)
    }
  }

  /// Whether this view controller has no adapter, which would say what it shows, and has put a child
  /// away: the child's view is hidden, or is nowhere.
  func hides(_ child: UIViewController) -> Bool {
    guard ClassTraits.of(self).container == .none, child.parent === self, let view = viewIfLoaded
    else { return false }
    return child.viewIfLoaded?.isPutAway(from: view) ?? true
  }

  /// Whether one of those around it hides it, or what it is in.
  var isHiddenByParent: Bool {
    var child = self
    while let parent = child.enclosing {
      if parent.hides(child) { return true }
      child = parent
    }
    return false
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
    let frontmost = frontmost
    return presentedAbove(frontmost, with: frontmost.visibleChildren)
  }

  /// The same where the frontmost is known, with what is seen of its children. It also tells what
  /// those around it present (UIKit rule 68), of which the outermost is above.
  func presentedAbove(
    _ frontmost: UIViewController, with visibleChildren: [UIViewController]
  ) -> UIViewController? {
    guard let presented = frontmost.presentedHere(or: visibleChildren) else { return nil }
    var level = self
    while level !== frontmost, let front = level.frontChild {
      if let outer = level.presentedViewController { return outer }
      level = front
    }
    return presented
  }

  private func presentedHere(or visibleChildren: [UIViewController]) -> UIViewController? {
    if let presented = presentedViewController { return presented }
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

  /// Whether this view controller is being dismissed, or is inside or above one that is.
  var isLeaving: Bool {
    var layer: UIViewController? = layerRoot
    while let current = layer {
      if current.isBeingDismissed { return true }
      layer = current.presentingViewController?.layerRoot
    }
    return false
  }

  /// Whether it is an alert, a search controller or a context menu's, on which nobody navigates.
  package var isTransient: Bool { ClassTraits.of(self).isTransient }

  /// Whether the user sees this view controller: it is visible in all that encloses it, and nothing
  /// but an alert of somebody else's lies on it.
  func isVisible(in window: UIWindow?) -> Bool {
    guard let root = window?.rootViewController else { return false }
    if isFrontmost(of: root) { return true }
    var child = self
    while let parent = child.enclosing {
      guard parent.shows(child), !parent.hides(child) else { return false }
      child = parent
    }
    var layer = root
    while layer !== child {
      guard let next = layer.presentedAbove, !next.isBeingDismissed else { return false }
      layer = next
    }
    while let next = layer.presentedAbove, !next.isBeingDismissed {
      guard next.isTransient else { return false }
      layer = next
    }
    return true
  }

  /// Whether it is in front in a window whose root presents nothing: the common case.
  private func isFrontmost(of root: UIViewController) -> Bool {
    guard !ClassTraits.of(self).intercepts else { return false }
    let frontmost = root.frontmost
    guard frontmost === self else { return false }
    return root.presentedAbove(frontmost, with: frontmost.visibleChildren) == nil
  }

  /// Whether this view controller is somewhere in the window, visible or not.
  func isInHierarchy(of window: UIWindow?) -> Bool {
    guard let window else { return false }
    if viewIfLoaded?.window === window { return true }
    var outermost = self
    while let next = outermost.enclosing ?? outermost.presentingViewController { outermost = next }
    return outermost === window.rootViewController
  }
}

extension UIView {
  /// Whether it or what it is in is hidden, or it is neither in a window nor in that view, which may
  /// be covered and in no window itself.
  fileprivate func isPutAway(from outer: UIView) -> Bool {
    var (next, isInside) = (self as UIView?, window != nil)
    while let view = next, !(view is UIWindow) {
      if view === outer { isInside = true }
      if view.isHidden { return true }
      next = view.superview
    }
    return !isInside
  }
}

extension [UIViewController] {
  /// Whether this very view controller is in the list. A closure for `contains` would be asked each
  /// time on which actor it runs.
  func holds(_ viewController: UIViewController) -> Bool {
    for known in self where known === viewController { return true }
    return false
  }
}

extension UIViewController {
  /// This view controller, or the nearest that encloses it, of this class.
  func nearest<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
    if let screen = self as? Screen { return screen }
    return enclosing?.nearest(type)
  }
}

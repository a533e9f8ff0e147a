import PortableUIKit

extension UIViewController {
  /// The children, visible ones first. The children of a stack come from the top down.
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

  /// The children that the user sees when this view controller is on screen.
  package var visibleChildren: [UIViewController] {
    let container = ClassTraits.of(self).container
    // The most common case first, because a search needs this for every view controller it passes.
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

  /// The top of a stack or the selected tab: the only child that such a container shows.
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

  /// The innermost view controller in front: follows the front children as far as they go.
  var frontmost: UIViewController {
    var front = self
    while let next = front.frontChild { front = next }
    return front
  }

  /// The view controller the user looks at: the innermost in front and, if columns stand side by
  /// side, the last.
  var inFront: UIViewController {
    var front = self
    while let next = front.nextInFront { front = next }
    return front
  }

  private var nextInFront: UIViewController? {
    if ClassTraits.of(self).container != .none { return frontChild ?? visibleChildren.last }
    // A screen may embed a single container, in which the user navigates back and forth.
    let containers = children.filter {
      if hides($0) { return false }
      return switch ClassTraits.of($0).container {
      case .navigation, .tabs, .split, .pages, .custom: true
      default: false
      }
    }
    return containers.count == 1 ? containers.first : nil
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

  /// Whether this view controller, which has no adapter to consult, has put a child away: the
  /// child's view is hidden or isn't in the hierarchy.
  func hides(_ child: UIViewController) -> Bool {
    guard ClassTraits.of(self).container == .none, child.parent === self, let view = viewIfLoaded
    else { return false }
    return child.viewIfLoaded?.isPutAway(from: view) ?? true
  }

  /// Whether any enclosing view controller hides this one, directly or with its container.
  var isHiddenByParent: Bool {
    var child = self
    while let parent = child.enclosing {
      if parent.hides(child) { return true }
      child = parent
    }
    return false
  }

  /// The view controller that this one presents itself. `presentedViewController` also returns an
  /// ancestor's (UIKit rule 68).
  var ownPresented: UIViewController? {
    guard let presented = presentedViewController,
      presented.presentingViewController === self
    else { return nil }
    return presented
  }

  /// Whether this view controller itself is presented, and not just an ancestor.
  var isPresentedItself: Bool { parent == nil && presentingViewController != nil }

  /// The view controller presented from this one or from inside it: the next layer up.
  var presentedAbove: UIViewController? {
    if let presented = presentedViewController { return presented }
    let frontmost = frontmost
    return presentedAbove(frontmost, with: frontmost.visibleChildren)
  }

  /// Returns the same as ``presentedAbove``, for a caller that already knows the frontmost view
  /// controller and its visible children. A `presentedViewController` also returns an ancestor's
  /// (UIKit rule 68), and the outermost one is on top.
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

  /// The outermost view controller that encloses this one: the window's root or a presented one.
  var layerRoot: UIViewController {
    var root = self
    while let next = root.enclosing { root = next }
    return root
  }

  /// Whether this view controller is being dismissed, or is inside or above one in dismissal.
  var isLeaving: Bool {
    var layer: UIViewController? = layerRoot
    while let current = layer {
      if current.isBeingDismissed { return true }
      layer = current.presentingViewController?.layerRoot
    }
    return false
  }

  /// Whether it's an alert, a search controller or a context menu, which navigations skip.
  package var isTransient: Bool { ClassTraits.of(self).isTransient }

  /// Whether the user sees this view controller: it's visible in every enclosing one, and nothing
  /// covers it except alerts, search controllers and context menus.
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

  /// Whether it's in front in a window whose root presents nothing, the common case.
  private func isFrontmost(of root: UIViewController) -> Bool {
    guard !ClassTraits.of(self).intercepts else { return false }
    let frontmost = root.frontmost
    guard frontmost === self else { return false }
    return root.presentedAbove(frontmost, with: frontmost.visibleChildren) == nil
  }

  /// Whether this view controller is anywhere in the window, visible or not.
  func isInHierarchy(of window: UIWindow?) -> Bool {
    guard let window else { return false }
    if viewIfLoaded?.window === window { return true }
    var outermost = self
    while let next = outermost.enclosing ?? outermost.presentingViewController { outermost = next }
    return outermost === window.rootViewController
  }
}

extension UIView {
  /// Whether this view or any around it is hidden, or it is neither in a window nor inside the
  /// outer view, which may itself be covered and in no window.
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
  /// Returns true if the list contains this very view controller. Unlike `contains`, needs no
  /// closure, which would check its actor on every call.
  func holds(_ viewController: UIViewController) -> Bool {
    for known in self where known === viewController { return true }
    return false
  }
}

extension UIViewController {
  /// Returns this view controller, or the nearest enclosing one, of this class.
  func nearest<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
    if let screen = self as? Screen { return screen }
    return enclosing?.nearest(type)
  }
}

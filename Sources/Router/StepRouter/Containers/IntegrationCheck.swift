import PortableUIKit

/// Checks whether a view controller can go into a container, before the router calls UIKit.
///
/// A child of another container can, because UIKit moves it (UIKit rule 48). But the router doesn't
/// take it out of another window (rule 27).
@MainActor
struct IntegrationCheck {
  /// The container or, if the container is new, the host that it will go on.
  let host: UIViewController

  /// Returns the reason why the child can't go into the container, or nil if it can.
  func refusal(of child: UIViewController) -> IntegrationRefusal? {
    if child.mayLackPages, let refusal = child.refusalOfMissingPages { return refusal }
    guard child === host || !child.isDetached(from: host) else { return nil }
    let name = ViewControllerReference(child)
    if child.isPresentedItself { return .presented(name) }
    if host.stands(in: child) { return .insideItself(name, host: ViewControllerReference(host)) }
    if child.isRootOfWindow { return .rootOfWindow(name) }
    return child.isInAnotherWindow(than: host) ? .inAnotherWindow(name) : nil
  }
}

/// A factory that returns an existing view controller and may take it out of its container.
@MainActor
protocol MovesWhatExists {}

extension BuildingFactory {
  /// Returns the reason why this factory's view controller can't go into a container. Nil if it
  /// can, or if the host has its own reason to refuse. Only a ``FinderFactory`` may take a view
  /// controller out of another container (rule 20).
  ///
  /// - Parameters:
  ///   - container: The destination, unless it's new as well.
  ///   - host: The view controller that is already on screen and will hold the given one.
  func refusal(
    toMove given: UIViewController, into container: UIViewController?, on host: UIViewController?
  ) -> IntegrationRefusal? {
    guard let parent = given.parent, !(self is any MovesWhatExists) else { return nil }
    if let container, container.has(given) { return nil }
    if let host = container ?? host, IntegrationCheck(host: host).refusal(of: given) != nil {
      return nil
    }
    return .hasParent(ViewControllerReference(given), parent: ViewControllerReference(parent))
  }
}

extension UIViewController {
  /// Whether this is already the child's container, so that no other container loses it.
  fileprivate func has(_ child: UIViewController) -> Bool {
    child.parent === self || child.enclosing === self
      || (self as? UISplitViewController)?.column(of: child) != nil
      || (self as? UITabBarController)?.hasGroup(keptBy: child.parent) == true
  }
}

extension UIViewController {
  /// Whether this view controller has no parent and no presenter, isn't on screen and doesn't
  /// enclose the other one. True of a new view controller.
  func isDetached(from other: UIViewController) -> Bool {
    guard parent == nil, presentingViewController == nil, viewIfLoaded?.window == nil else {
      return false
    }
    // A view controller on screen is inside its window's root. The root's view is in no window
    // while it's covered.
    if let window = other.viewIfLoaded?.window { return window.rootViewController !== self }
    return children.isEmpty && presentedViewController == nil
  }

  /// Whether this view controller is the other one, is inside it, or is presented from it, at any
  /// depth.
  func stands(in outer: UIViewController) -> Bool {
    if self === outer { return true }
    // A view controller without a parent or presenter is the outermost: on screen, the window's
    // root.
    if outer.parent == nil, outer.presentingViewController == nil,
      let root = viewIfLoaded?.window?.rootViewController
    {
      return root === outer
    }
    // UIKit's own links count even if the view controller overrides its parent.
    if let parent, parent !== enclosing, parent.stands(in: outer) { return true }
    return (enclosing ?? presentingViewController)?.stands(in: outer) ?? false
  }

  /// Whether both view controllers are on screen, in different windows.
  func isInAnotherWindow(than other: UIViewController) -> Bool {
    guard let window = viewIfLoaded?.window, let others = other.viewIfLoaded?.window else {
      return false
    }
    return window !== others
  }

  /// Whether this view controller is the root of a window on screen.
  var isRootOfWindow: Bool { viewIfLoaded?.window?.rootViewController === self }
}

import PortableUIKit

/// Finds out before UIKit is called whether a view controller can go into a container.
///
/// A child of another container can: UIKit moves it (UIKit rule 48). But the router does not take
/// it out of another window (rule 27).
@MainActor
struct IntegrationCheck {
  /// The container, or the host on which a container is being built.
  let host: UIViewController

  /// Why it cannot; nil if it can.
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

/// A factory that gives what exists already, and may take it out of the container in which it
/// stands.
@MainActor
protocol MovesWhatExists {}

extension BuildingFactory {
  /// Why what this factory has given cannot go into a container; nil if it can, or where the host
  /// has a reason of its own. Only a ``FinderFactory`` says that it takes something out of another
  /// container (rule 20).
  ///
  /// - Parameters:
  ///   - container: Where it is to go, unless that is built, too.
  ///   - host: What is on screen already and will hold it.
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
  /// Whether it is the child's container already: then nothing is taken from another one.
  fileprivate func has(_ child: UIViewController) -> Bool {
    child.parent === self || child.enclosing === self
      || (self as? UISplitViewController)?.column(of: child) != nil
      || (self as? UITabBarController)?.hasGroup(keptBy: child.parent) == true
  }
}

extension UIViewController {
  /// Whether it has neither parent nor presenter, is not on screen and does not enclose the other one,
  /// like one that has just been built.
  func isDetached(from other: UIViewController) -> Bool {
    guard parent == nil, presentingViewController == nil, viewIfLoaded?.window == nil else {
      return false
    }
    // What is on screen is inside its window's root, whose view is in no window while it is covered.
    if let window = other.viewIfLoaded?.window { return window.rootViewController !== self }
    return children.isEmpty && presentedViewController == nil
  }

  /// Whether this view controller is the other one, is inside it, or is presented from it, however
  /// deep.
  func stands(in outer: UIViewController) -> Bool {
    if self === outer { return true }
    // What has neither parent nor presenter is the outermost, which is a window's root on screen.
    if outer.parent == nil, outer.presentingViewController == nil,
      let root = viewIfLoaded?.window?.rootViewController
    {
      return root === outer
    }
    // Where it says itself what encloses it, UIKit's own links count all the same.
    if let parent, parent !== enclosing, parent.stands(in: outer) { return true }
    return (enclosing ?? presentingViewController)?.stands(in: outer) ?? false
  }

  /// Whether both are on screen, in two windows.
  func isInAnotherWindow(than other: UIViewController) -> Bool {
    guard let window = viewIfLoaded?.window, let others = other.viewIfLoaded?.window else {
      return false
    }
    return window !== others
  }

  /// Whether it is the root of a window that is on screen.
  var isRootOfWindow: Bool { viewIfLoaded?.window?.rootViewController === self }
}

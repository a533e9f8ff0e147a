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
    guard child === host || !child.isUnattached else { return nil }
    let name = ViewControllerReference(child)
    if child.isPresentedItself { return .presented(name) }
    if host.stands(in: child) { return .insideItself(name, host: ViewControllerReference(host)) }
    if child.isRootOfWindow { return .rootOfWindow(name) }
    return child.isInAnotherWindow(than: host) ? .inAnotherWindow(name) : nil
  }
}

extension UIViewController {
  /// Whether it has neither parent, presenter nor children, like one that has just been built: then
  /// it cannot be on screen, and nothing can be inside it.
  var isUnattached: Bool {
    parent == nil && presentingViewController == nil && children.isEmpty
      && presentedViewController == nil && viewIfLoaded?.window == nil
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

import PortableUIKit

/// The layers of a window, from its root up through everything presented, collected in a single
/// pass.
@MainActor
struct WindowLayers {
  /// The topmost view controller to navigate on. Skips alerts, search controllers and context
  /// menus, and a layer being dismissed with everything above it.
  let topmost: UIViewController
  /// The uppermost layer, even if it's transient or being dismissed.
  let top: UIViewController
  /// The frontmost view controller in the uppermost layer.
  private let frontmost: UIViewController
  /// Whether nothing is presented.
  let hasOneLayer: Bool
  private let hasLeavingLayer: Bool
  /// Whether no push, pop, presentation or dismissal is in progress.
  let isAtRest: Bool

  init(root: UIViewController) {
    var (layer, topmost) = (root, root)
    var (isLeaving, isAtRest) = (false, true)
    var isBeingDismissed = root.isBeingDismissed
    var frontmost: UIViewController
    while true {
      frontmost = layer.frontmost
      let inside = frontmost.visibleChildren
      if isBeingDismissed || layer.isBeingPresented || frontmost.hasTransition(with: inside) {
        isAtRest = false
      }
      guard let next = layer.presentedAbove(frontmost, with: inside) else { break }
      isBeingDismissed = next.isBeingDismissed
      isLeaving = isLeaving || isBeingDismissed
      if !isLeaving, !next.isTransient { topmost = next }
      layer = next
    }
    self.topmost = topmost
    self.top = layer
    self.frontmost = frontmost
    hasOneLayer = layer === root
    hasLeavingLayer = isLeaving
    self.isAtRest = isAtRest
  }

  /// Returns true only if this view controller is in front and nothing is leaving. False may also
  /// mean that the answer is unknown.
  func hasInFront(_ viewController: UIViewController) -> Bool {
    viewController === frontmost && !hasLeavingLayer
  }

  /// Returns true if nothing is moving and the user already sees this view controller in this
  /// window: it's in front in everything that encloses it, and so are the presenters of its layer.
  func showAtRest(_ viewController: UIViewController, in window: UIWindow?) -> Bool {
    guard isAtRest else { return false }
    if viewController === frontmost, !ClassTraits.of(viewController).intercepts { return true }
    // The content of an overridden parent may present something that a walk from the root misses.
    guard viewController.presentedAbove == nil, viewController.layerRoot === top,
      !viewController.isHiddenByParent
    else { return false }
    let way = viewController.wayOut
    return way.reveals.isEmpty && way.outermost === window?.rootViewController
  }
}

extension UIWindow {
  /// The current layers, or nil without a root.
  var layers: WindowLayers? {
    guard let rootViewController else { return nil }
    return WindowLayers(root: rootViewController)
  }

  /// The topmost view controller to navigate on.
  package var topmostViewController: UIViewController? { layers?.topmost }

  /// Whether a push, pop, presentation or dismissal is in progress.
  var hasRunningTransition: Bool { hasRunningTransition(from: nil) }

  /// Whether a transition is in progress in this layer or above it. Nil stands for the window's
  /// root.
  func hasRunningTransition(from layer: UIViewController?) -> Bool {
    guard let lowest = layer ?? rootViewController else { return false }
    return !WindowLayers(root: lowest).isAtRest
  }
}

extension UIViewController {
  /// Whether a transition is running here or inside. A stack or a tab bar controller reports its
  /// transition only through the child in front, so this asks that child.
  fileprivate func hasTransition(with visibleChildren: [UIViewController]) -> Bool {
    if transitionCoordinator != nil { return true }
    if visibleChildren.isEmpty { return false }
    if ClassTraits.of(self).container == .pages,
      unsafeDowncast(self, to: UIPageViewController.self).isTurnedByUser
    {
      return true
    }
    for child in visibleChildren {
      let front = child.frontmost
      if front.hasTransition(with: front.visibleChildren) { return true }
    }
    return false
  }
}

import PortableUIKit

/// The layers of a window, from its root up through all that is presented, looked at in one go.
@MainActor
struct WindowLayers {
  /// The topmost on which one can navigate: alerts and search controllers are passed over, and what
  /// is just being dismissed, with all above it, is not there.
  let topmost: UIViewController
  /// The one on top of all.
  let top: UIViewController
  /// What is in front in the one on top.
  private let frontmost: UIViewController
  /// Whether nothing is presented.
  let hasOneLayer: Bool
  private let hasLeavingLayer: Bool
  /// Whether no push, pop, presentation or dismissal is under way.
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

  /// True only if this is in front and nothing is leaving. False may also mean that it is not
  /// known.
  func hasInFront(_ viewController: UIViewController) -> Bool {
    viewController === frontmost && !hasLeavingLayer
  }

  /// Whether nothing moves, the user sees this view controller in this window and there is nothing
  /// to be done to show it: it is in front in all that encloses it, and so is what presents its
  /// layer.
  func showAtRest(_ viewController: UIViewController, in window: UIWindow?) -> Bool {
    guard isAtRest else { return false }
    if viewController === frontmost, !ClassTraits.of(viewController).intercepts { return true }
    // What an overridden parent encloses may present something that no walk from the root comes to.
    guard viewController.presentedAbove == nil else { return false }
    var (child, isInTopLayer) = (viewController, true)
    while true {
      if let parent = child.enclosing {
        guard parent.shows(child), !parent.hides(child) else { return false }
        child = parent
      } else {
        guard !isInTopLayer || child === top else { return false }
        isInTopLayer = false
        guard let presenter = child.presentingViewController else {
          return child === window?.rootViewController
        }
        child = presenter
      }
    }
  }
}

extension UIWindow {
  /// The layers as they are; nil without a root.
  var layers: WindowLayers? {
    guard let rootViewController else { return nil }
    return WindowLayers(root: rootViewController)
  }

  /// The topmost view controller on which one can navigate.
  package var topmostViewController: UIViewController? { layers?.topmost }

  /// Whether a push, a pop, a presentation or a dismissal is under way.
  var hasRunningTransition: Bool { hasRunningTransition(from: nil) }

  /// Whether one is under way in this layer or above it; nil stands for the window's root.
  func hasRunningTransition(from layer: UIViewController?) -> Bool {
    guard let lowest = layer ?? rootViewController else { return false }
    return !WindowLayers(root: lowest).isAtRest
  }
}

extension UIViewController {
  /// What runs in a stack or in tabs is known to the child in front, which is the one to be asked.
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

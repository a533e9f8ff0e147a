#if !os(visionOS)
import PortableUIKit

#if canImport(UIKit)
import ObjectiveC
#endif

/// Stands in for the delegate of a tab bar controller that has tabs whose transitions have
/// animators, and passes everything else on to the app's delegate.
///
/// A delegate that the app sets later stays, until the router changes the tabs again.
@MainActor
final class TabTransitions: NSObject, UITabBarControllerDelegate {
  private static let known = AttachedValue<TabTransitions>()

  /// The app's own delegate.
  nonisolated(unsafe) private(set) weak var original: (any UITabBarControllerDelegate)?
  private let played = PlayedTransition()
  /// Whether a navigation without animation selects a tab.
  private var isSilent = false
  /// Whether the router's last selection plays a transition.
  private(set) var isPlaying = false

  private init(around original: (any UITabBarControllerDelegate)?) {
    self.original = original
    super.init()
  }

  static func of(_ tabBarController: UITabBarController) -> TabTransitions? {
    known[tabBarController]
  }

  /// Takes the delegate's place if one of these children, which are about to become the tabs, needs
  /// it; gives the place back if none does.
  static func prepare(_ tabBarController: UITabBarController, for children: [UIViewController]) {
    let delegate = tabBarController.delegate
    var transitions = known[tabBarController]
    if transitions !== delegate { transitions = nil }
    let isNeeded =
      children.contains { $0.needsAnimator }
      || tabBarController.selectedViewController?.needsAnimator == true
    switch (transitions, isNeeded) {
    case (let known?, false):
      tabBarController.delegate = known.original
      Self.known[tabBarController] = nil
    case (nil, true):
      let new = TabTransitions(around: delegate)
      known[tabBarController] = new
      tabBarController.delegate = new
      // A subclass may store the delegate elsewhere and pass calls on to it: don't pass them back.
      if tabBarController.delegate !== new { new.original = nil }
    case (_?, true), (nil, false): break
    }
  }

  /// Runs the closure, which selects a tab, and plays nothing unless the selection is animated.
  func selecting<Result>(animated: Bool, _ select: () throws -> Result) rethrows -> Result {
    isPlaying = false
    isSilent = !animated
    defer { isSilent = false }
    return try select()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if !isSilent,
      let animator = played.animator(of: toVC, for: .push) ?? played.animator(of: fromVC, for: .pop)
    {
      isPlaying = true
      return animator
    }
    return original?.animator(in: tabBarController, from: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if played.isFor(animationController) { return played.interaction }
    return original?.interaction(in: tabBarController, for: animationController)
  }

  #if canImport(UIKit)
  nonisolated(unsafe) private let gone = GoneTabDelegate()

  nonisolated override func responds(to selector: ObjectiveC.Selector?) -> Bool {
    super.responds(to: selector) || original?.responds(to: selector) == true
  }

  nonisolated override func forwardingTarget(for selector: ObjectiveC.Selector?) -> Any? {
    if let original, original.responds(to: selector) { return original }
    return gone.responds(to: selector) ? gone : super.forwardingTarget(for: selector)
  }
  #endif
}

/// Calls the methods that are optional in UIKit's own protocol. Elsewhere they have defaults.
extension UITabBarControllerDelegate {
  fileprivate func animator(
    in tabBarController: UITabBarController, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(UIKit)
    self.tabBarController?(tabBarController, animationControllerForTransitionFrom: from, to: to)
    #else
    self.tabBarController(tabBarController, animationControllerForTransitionFrom: from, to: to)
    #endif
  }

  fileprivate func interaction(
    in tabBarController: UITabBarController,
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(UIKit)
    self.tabBarController?(tabBarController, interactionControllerFor: animator)
    #else
    self.tabBarController(tabBarController, interactionControllerFor: animator)
    #endif
  }
}
#endif

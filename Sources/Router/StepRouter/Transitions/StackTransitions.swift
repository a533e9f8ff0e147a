import PortableUIKit

#if canImport(UIKit)
import ObjectiveC
#endif

/// Stands in for a stack's delegate while the stack holds screens whose transitions have animators,
/// and passes everything else on to the app's delegate.
///
/// UIKit turns the swipe back off while the delegate has a method for animators (UIKit rule 147).
/// So this delegate has that method only while a screen with an animator is on top, and after the
/// last of these screens the app's delegate returns to its place. A delegate that the app sets in
/// the meantime stays until the next screen with an animator.
@MainActor
final class StackTransitions: NSObject, UINavigationControllerDelegate {
  private static let known = AttachedValue<StackTransitions>()

  /// The app's own delegate.
  nonisolated(unsafe) private weak var original: (any UINavigationControllerDelegate)?
  /// Whether UIKit may see the methods for animators.
  nonisolated(unsafe) private var hasAnimators = false
  private let played = PlayedTransition()

  private init(around original: (any UINavigationControllerDelegate)?) {
    self.original = original
    super.init()
  }

  /// Takes the delegate's place if one of these screens, which are about to form the stack, needs
  /// it.
  static func prepare(_ stack: UINavigationController, for screens: [UIViewController]) {
    let delegate = stack.delegate
    var transitions = known[stack]
    if transitions !== delegate { transitions = nil }
    guard transitions != nil || screens.contains(where: { $0.needsAnimator }) else { return }
    // A new one around each delegate: the app's may still pass calls on to an earlier one.
    let own = transitions ?? StackTransitions(around: delegate)
    known[stack] = own
    own.stand(in: stack, for: [stack.topViewController, screens.last])
  }

  /// Stands in, with the methods for animators if one of these screens, which come or go next, has
  /// one.
  private func stand(in stack: UINavigationController, for screens: [UIViewController?]) {
    let plays = screens.contains { $0?.stepTransition?.isPlayed ?? false }
    let isThere = stack.delegate === self
    if isThere, plays == hasAnimators { return }
    hasAnimators = plays
    // UIKit checks only once, when it gets a delegate, which methods the delegate has.
    if isThere { stack.delegate = nil }
    stack.delegate = self
    // A subclass may store the delegate elsewhere and pass calls on to it: don't pass them back.
    if stack.delegate !== self { original = nil }
  }

  /// Follows the stack once its screen has changed, and leaves after the last screen that needs it.
  private func follow(_ stack: UINavigationController, showing shown: UIViewController) {
    guard stack.delegate === self else { return }
    let screens = stack.viewControllers
    if shown.needsAnimator || screens.contains(where: { $0.needsAnimator }) {
      stand(in: stack, for: [shown, screens.last])
    } else {
      stack.delegate = original
      Self.known[stack] = nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let original = original
    follow(navigationController, showing: viewController)
    original?.noteShown(viewController, in: navigationController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if hasAnimators,
      let animator = played.animator(of: operation == .pop ? fromVC : toVC, for: operation)
    {
      return animator
    }
    return app?.animator(in: navigationController, for: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if played.isFor(animationController) { return played.interaction }
    return app?.interaction(in: navigationController, for: animationController)
  }

  #if canImport(UIKit)
  nonisolated(unsafe) private let gone = GoneStackDelegate()

  private var app: (any UINavigationControllerDelegate)? { original }

  nonisolated private static let animatorMethods: Set = [
    "navigationController:animationControllerForOperation:fromViewController:toViewController:",
    "navigationController:interactionControllerForAnimationController:",
  ]

  nonisolated override func responds(to selector: ObjectiveC.Selector?) -> Bool {
    if original?.responds(to: selector) == true { return true }
    if let selector, !hasAnimators, Self.animatorMethods.contains(selector.description) {
      return false
    }
    return super.responds(to: selector)
  }

  nonisolated override func forwardingTarget(for selector: ObjectiveC.Selector?) -> Any? {
    if let original, original.responds(to: selector) { return original }
    return gone.responds(to: selector) ? gone : super.forwardingTarget(for: selector)
  }
  #else
  /// Has none of the optional methods, like a stack without a delegate.
  private final class Nobody: NSObject, UINavigationControllerDelegate {}

  private static let nobody = Nobody()

  private var app: (any UINavigationControllerDelegate)? { original ?? Self.nobody }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    original?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }
  #endif
}

#if canImport(UIKit)
/// Answers for the app's delegate once that has gone, as if the stack had none: UIKit remembers
/// which methods the delegate had.
private final class GoneStackDelegate: NSObject, UINavigationControllerDelegate {
  nonisolated override init() { super.init() }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
}
#endif

/// Calls the methods that are optional in UIKit's own protocol. Elsewhere they have defaults.
extension UINavigationControllerDelegate {
  fileprivate func noteShown(
    _ screen: UIViewController, in stack: UINavigationController, animated: Bool
  ) {
    #if canImport(UIKit)
    self.navigationController?(stack, didShow: screen, animated: animated)
    #else
    navigationController(stack, didShow: screen, animated: animated)
    #endif
  }

  fileprivate func animator(
    in stack: UINavigationController, for operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(UIKit)
    self.navigationController?(stack, animationControllerFor: operation, from: from, to: to)
    #else
    navigationController(stack, animationControllerFor: operation, from: from, to: to)
    #endif
  }

  fileprivate func interaction(
    in stack: UINavigationController, for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(UIKit)
    self.navigationController?(stack, interactionControllerFor: animator)
    #else
    navigationController(stack, interactionControllerFor: animator)
    #endif
  }
}

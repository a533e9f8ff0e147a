import PortableUIKit

/// The transitioning delegate of a presented screen whose transition has an animator. It passes
/// everything else on to the delegate that the screen had before.
@MainActor
final class ModalTransitions: NSObject, UIViewControllerTransitioningDelegate {
  private static let known = AttachedValue<ModalTransitions>()

  private weak var original: (any UIViewControllerTransitioningDelegate)?
  private let played = PlayedTransition()
  /// Whether the screen is presented without animation.
  private var isSilent = false

  private init(around original: (any UIViewControllerTransitioningDelegate)?) {
    self.original = original
    super.init()
  }

  /// Takes the delegate's place if the screen that is about to be presented needs it; otherwise
  /// gives the place back.
  static func prepare(_ screen: UIViewController, animated: Bool) {
    let delegate = screen.transitioningDelegate
    var transitions = known[screen]
    if transitions !== delegate { transitions = nil }
    guard screen.needsAnimator else {
      if let transitions { screen.transitioningDelegate = transitions.original }
      known[screen] = nil
      return
    }
    let own = transitions ?? ModalTransitions(around: delegate)
    // UIKit asks about a presentation without animation only in this style.
    own.isSilent = !animated && screen.modalPresentationStyle == .custom
    known[screen] = own
    screen.transitioningDelegate = own
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    defer { isSilent = false }
    return (isSilent ? nil : played.animator(of: presented, for: .push))
      ?? original?.animator(presenting: presented, on: presenting, from: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    played.animator(of: dismissed, for: .pop) ?? original?.animator(dismissing: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    played.isFor(animator) ? played.interaction : original?.interaction(presentingBy: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    played.isFor(animator) ? played.interaction : original?.interaction(dismissingBy: animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    original?.controller(presenting: presented, on: presenting, from: source)
  }
}

/// Calls the methods that are optional in UIKit's own protocol. Elsewhere they have defaults.
extension UIViewControllerTransitioningDelegate {
  fileprivate func animator(
    presenting presented: UIViewController, on presenting: UIViewController,
    from source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(UIKit)
    self.animationController?(forPresented: presented, presenting: presenting, source: source)
    #else
    animationController(forPresented: presented, presenting: presenting, source: source)
    #endif
  }

  fileprivate func animator(
    dismissing dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(UIKit)
    self.animationController?(forDismissed: dismissed)
    #else
    animationController(forDismissed: dismissed)
    #endif
  }

  fileprivate func interaction(
    presentingBy animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(UIKit)
    self.interactionControllerForPresentation?(using: animator)
    #else
    interactionControllerForPresentation(using: animator)
    #endif
  }

  fileprivate func interaction(
    dismissingBy animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(UIKit)
    self.interactionControllerForDismissal?(using: animator)
    #else
    interactionControllerForDismissal(using: animator)
    #endif
  }

  fileprivate func controller(
    presenting presented: UIViewController, on presenting: UIViewController?,
    from source: UIViewController
  ) -> UIPresentationController? {
    #if canImport(UIKit)
    self.presentationController?(forPresented: presented, presenting: presenting, source: source)
    #else
    presentationController(forPresented: presented, presenting: presenting, source: source)
    #endif
  }
}

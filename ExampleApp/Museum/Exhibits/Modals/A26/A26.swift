#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

/// The transition without an end.
enum A26: ExhibitedInWindow {
  final class Photo: Screen {}

  static var opens: ExploredProperty {
    .always("Close closes the photo") {
      $0.cause != .move(.tap("Close")) || !$0.shows(Photo.self)
    }
  }

  /// Lets a photo fade in, and out if the user has not taken that back.
  final class Fade: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private let forgetsEnd: Bool

    init(forgetsEnd: Bool) { self.forgetsEnd = forgetsEnd }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let forgetsEnd = forgetsEnd
      UIView.animate(
        withDuration: 0.3, animations: {},
        completion: { _ in
          if !forgetsEnd {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
          }
        })
    }
  }
}
#endif

import PortableUIKit

/// An app's own transition in a container, with or without its own gesture.
final class RandomAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  private unowned let cast: RandomCast
  private let isInteractive: Bool

  init(_ cast: RandomCast, isInteractive: Bool) {
    self.cast = cast
    self.isInteractive = isInteractive
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController() }

  private func interactionController() -> (any UIViewControllerInteractiveTransitioning)? {
    guard isInteractive else { return nil }
    let interaction = UIPercentDrivenInteractiveTransition()
    cast.gestures.append(
      Gesture(update: interaction.update, finish: interaction.finish, cancel: interaction.cancel))
    return interaction
  }
}

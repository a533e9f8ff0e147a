import PortableUIKit
import StepRouter

/// Notes what it animates, and how that ends.
@MainActor
final class NotingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let ends = [UITransitionContextViewControllerKey.from, .to].map {
      transitionContext.viewController(forKey: $0)?.shortName ?? "nothing"
    }
    journal.note("\(name): \(ends[0]) to \(ends[1])")
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal.note(transitionCompleted ? "ended" : "cancelled")
  }
}

extension StepTransition {
  /// Notes “push” as the screen comes, “pop” as it goes.
  static func noting(
    _ prefix: String = "", in journal: Journal,
    drivenBy interaction: (
      (UIViewController) -> (any UIViewControllerInteractiveTransitioning)?
    )? = nil
  ) -> StepTransition {
    .animator(
      { NotingAnimator(prefix + ($0 == .pop ? "pop" : "push"), journal) }, drivenBy: interaction)
  }
}

extension UIViewController {
  fileprivate var shortName: String {
    "\(type(of: self))".replacing("ViewController", with: "")
  }
}

/// A screen that a finger can pull away.
final class PulledViewController: Screen {
  var pull: UIPercentDrivenInteractiveTransition?
}

/// The app's own delegate of a stack or of tabs. It notes what it hears, and has no animators.
@MainActor
final class NotingDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  let journal: Journal
  var allowsSelection = true

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("will show \(viewController.shortName)")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("did show \(viewController.shortName)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("should select \(viewController.shortName)")
    return allowsSelection
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    journal.note("did select \(viewController.shortName)")
  }
}

/// The app's own delegate with animators for everything.
@MainActor
final class AnimatingDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { NotingAnimator("app", journal) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { NotingAnimator("app", journal) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { NotingAnimator("app", journal) }
}

import PortableUIKit
import StepRouter

/// A storyboard's segue that a router performs, with a mediation and a presentation.
///
/// Set it as the segue's class, and say in the source what is to happen:
///
/// ```swift
/// final class ListViewController: UIViewController {
///   override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///     guard let segue = segue as? TransitionSegue else { return }
///     segue.router = router
///     segue.intent.mediation = .mediator(SelectionMediator())
///   }
/// }
/// ```
///
/// A mediation that is not set is what a subclass writes in ``mediate(from:to:)``; a presentation
/// that is not set is the storyboard's own.
open class TransitionSegue: UIStoryboardSegue {
  /// What beats the subclass's mediation and the storyboard's presentation.
  public var intent = ScreenTransition.Intent()
  /// What performs the segue.
  public var router: any Router = DefaultRouter()
  /// Called once when the segue has been performed, or why not.
  public var completion:
    (@MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void)?

  /// Passes data to the destination; does nothing by default.
  open func mediate(from source: UIViewController, to destination: UIViewController) throws {}

  /// Performs the segue by the router.
  open override func perform() {
    let transition = ScreenTransition(
      from: .viewController(source), to: .viewController(destination),
      applying: intent.mediation ?? .method { try self.mediate(from: $0, to: $1) },
      with: intent.presentation ?? .shown { _, _ in self.performStoryboards() })
    router.perform(transition, completion: completion)
  }

  private func performStoryboards() { super.perform() }
}

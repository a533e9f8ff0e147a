import PortableUIKit
import StepRouter

/// A storyboard segue that a router performs, with a mediation and a presentation.
///
/// Set it as the segue's class, and configure it in the source:
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
/// If you set no mediation, a subclass's ``mediate(from:to:)`` passes the data. If you set no
/// presentation, the segue shows the destination as the storyboard says.
open class TransitionSegue: UIStoryboardSegue {
  /// A mediation and a presentation that replace the subclass's and the storyboard's.
  public var intent = ScreenTransition.Intent()
  /// The router that performs the segue.
  public var router: any Router = DefaultRouter()
  /// Called once when the segue has ended.
  public var completion:
    (@MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void)?

  /// Passes data to the destination. Does nothing by default.
  open func mediate(from source: UIViewController, to destination: UIViewController) throws {}

  /// Performs the segue with the router.
  open override func perform() {
    let transition = ScreenTransition(
      from: .viewController(source), to: .viewController(destination),
      applying: intent.mediation ?? .method { try self.mediate(from: $0, to: $1) },
      with: intent.presentation ?? .shown { _, _ in self.performStoryboards() })
    router.perform(transition, completion: completion)
  }

  private func performStoryboards() { super.perform() }
}

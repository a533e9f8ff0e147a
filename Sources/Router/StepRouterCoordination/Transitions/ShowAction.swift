import PortableUIKit
import StepRouter

/// Shows in a way that UIKit decides on, and waits until that has come to its end.
struct ShowAction: Action {
  let show: @MainActor (_ source: UIViewController, _ destination: UIViewController) -> Void

  func perform(
    with destination: UIViewController, on source: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if let refusal = refusal(of: destination, on: source) { return completion(.failure(refusal)) }
    let window = source.viewIfLoaded?.window
    if animated {
      show(source, destination)
    } else {
      UIView.performWithoutAnimation { show(source, destination) }
    }
    guard destination.parent != nil || destination.presentingViewController != nil else {
      let name = ViewControllerReference(destination)
      return completion(.failure(PresentationRefusal.ignored(name)))
    }
    // A push that is not animated happens at the next layout (UIKit rule 35).
    window?.layoutIfNeeded()
    // Whoever waits for this gives up in time.
    TransitionWatch(window: window).settle(within: .seconds(3600)) { _ in completion(.success) }
  }

  /// What UIKit cannot show, whether it pushes or presents: M1, M13, M14, M15, and what the source
  /// stands in.
  private func refusal(
    of destination: UIViewController, on source: UIViewController
  ) -> PresentationRefusal? {
    if destination === source { return .presentsItself(ViewControllerReference(destination)) }
    return PresentationCheck(presenter: source, viewController: destination).refusalOfViewController
  }
}

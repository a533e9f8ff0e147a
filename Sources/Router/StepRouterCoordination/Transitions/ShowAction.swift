import PortableUIKit
import StepRouter

/// Shows a screen as UIKit chooses, and waits until the transition has ended.
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
    // Without animation, UIKit pushes only at the next layout (UIKit rule 35).
    window?.layoutIfNeeded()
    // The limit is a mere safeguard: the navigation's own time limit is shorter.
    TransitionWatch(window: window).settle(within: .seconds(3600)) { _ in completion(.success) }
  }

  /// Returns the reason why UIKit can't show the destination, whether it pushes or presents: M1,
  /// M13, M14, M15, or because the source stands inside the destination.
  private func refusal(
    of destination: UIViewController, on source: UIViewController
  ) -> PresentationRefusal? {
    if destination === source { return .presentsItself(ViewControllerReference(destination)) }
    return PresentationCheck(presenter: source, viewController: destination).refusalOfViewController
  }
}

import PortableUIKit
import StepRouter

/// A place and the number of the link that leads there; 0 for a navigation of the app's own.
struct WindowedVisit: Equatable {
  let place: WindowedPlace
  let link: Int
}

class WindowedScreen: UIViewController, ContextChecking, ContextAccepting {
  private(set) var id: Int?

  func isTarget(for visit: WindowedVisit) -> Bool { id == visit.place.id }
  func setup(with visit: WindowedVisit) { id = visit.place.id }
}

final class WindowedHome: WindowedScreen {
  override func isTarget(for visit: WindowedVisit) -> Bool { true }
}
final class WindowedProduct: WindowedScreen {}
final class WindowedNote: WindowedScreen {}

/// Asks the user to log in. If it goes without an answer, the user hasn't logged in.
final class WindowedLogin: UIViewController {
  private var completion: (@MainActor (RoutingResult) -> Void)?

  func ask(_ completion: @escaping @MainActor (RoutingResult) -> Void) {
    self.completion = completion
  }

  var isAsking: Bool { completion != nil }

  /// Whether it's on screen, and nothing that moves is in its way.
  var canBeAnswered: Bool {
    guard let window = viewIfLoaded?.window, let layers = window.windowScene?.layers else {
      return false
    }
    return !layers.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }

  func answer(passes: Bool) {
    guard let completion else { return }
    self.completion = nil
    let result: RoutingResult = passes ? .success : .failure(Refusal())
    guard let presenter = presentingViewController, !isBeingDismissed else {
      return completion(result)
    }
    presenter.dismiss(animated: true) { completion(result) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil || isBeingDismissed, let completion else { return }
    self.completion = nil
    completion(.failure(Refusal()))
  }
}

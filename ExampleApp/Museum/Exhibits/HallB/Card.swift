#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// A screen of hall B, known by its title. Somebody may wait for its answer.
class Card: Screen, ResultReturning {
  typealias ReturnedResult = String

  var appeared: @MainActor () -> Void = {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared()
  }
}

/// A card that asks its user before it goes.
final class Draft: Card, AsyncRoutingInterceptable {
  /// Answers the question whether the draft may go.
  var ask: @MainActor () -> Bool = { true }

  func canBeDismissed(for reason: LeaveReason) async -> Bool { ask() }
}

/// A card that presents a greeting as soon as its view is loaded.
final class Greeter: Card {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.present(Card("Greeting"), animated: true)
  }
}

/// Tabs of one city.
final class CityTabs: UITabBarController {}

/// Finds the screen with a title, wherever it is.
struct TitleFinder<ViewController: UIViewController>: StackIteratingFinder {
  let title: String

  func isTarget(_ viewController: ViewController, with context: Void) -> Bool {
    viewController.title == title
  }
}
#endif

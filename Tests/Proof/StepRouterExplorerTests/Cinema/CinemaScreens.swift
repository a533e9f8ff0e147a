import PortableUIKit
import StepRouter
import StepRouterReport

class CinemaScreen: UIViewController {
  private(set) var cinema = Cinema(router: DefaultRouter(), fault: nil)

  func on(_ cinema: Cinema) -> Self {
    self.cinema = cinema
    return self
  }

  func add(_ title: String, _ deed: @escaping () -> Void) {
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in deed() }))
  }
}

final class CinemaFilms: CinemaScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Film") { [cinema] in cinema.router.navigate(to: cinema.film) }
    add("Seat") { [cinema] in Task { try await cinema.askSeat() } }
    add("Notes") { [cinema] in cinema.router.navigate(to: cinema.notes) }
  }
}

final class CinemaShop: CinemaScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Snacks") { [cinema] in cinema.router.navigate(to: cinema.snacks) }
  }
}

final class CinemaFilm: CinemaScreen {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if cinema.fault == .toldForCancelledSwipe, isMovingFromParent {
      cinema.journal.left("film", because: .back)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if cinema.fault == .toldOnTabChange { cinema.journal.left("film", because: .back) }
  }
}

final class CinemaSnacks: CinemaScreen {}

final class CinemaSeats: CinemaScreen, ResultReturning {
  typealias ReturnedResult = Int

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Row 1") { [unowned self] in returnResult(1) }
    add("Question") { [cinema] in Task { try await cinema.askQuestion() } }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    cinema.desk.seatsDisappeared?()
    if cinema.fault == .toldTwice, isBeingDismissed {
      cinema.journal.left("seat", because: .closed)
    }
  }
}

/// Notes that the user must not lose by accident.
final class CinemaNotes: CinemaScreen, RoutingInterceptable {
  private(set) var canBeDismissed = true

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Write") { [unowned self] in
      canBeDismissed = false
      view.accessibilityLabel = "written"
      add("Clear") { [unowned self] in canBeDismissed = true }
    }
  }
}

/// Commits some of the faults.
struct CinemaRouter: RouterDecorator {
  let router: any Router
  weak var window: UIWindow?
  let fault: CinemaFault

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    // A request to close has no screen type of its own.
    guard Screen.self == UIViewController.self else { return router.perform(request) }
    if fault == .closedUnasked { window?.rootViewController?.dismiss(animated: false) }
    if fault == .tabSwitched {
      (window?.rootViewController as? UITabBarController)?.selectedIndex = 0
    }
    return router.perform(request)
  }
}

/// Finds the navigation controller with this root.
struct CinemaStackFinder<Root: UIViewController>: StackIteratingFinder {
  func isTarget(_ stack: UINavigationController, with context: Void) -> Bool {
    stack.viewControllers.first is Root
  }
}

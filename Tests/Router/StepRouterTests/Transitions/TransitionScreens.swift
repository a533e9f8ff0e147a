import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The screen that asks in the tests of transitions; it tells a journal by what it shows.
final class ListViewController: Screen {
  var selection = 7
  var journal: Journal?
  var transition: ScreenTransition?

  override func show(_ vc: UIViewController, sender: Any?) {
    journal?.note("show")
    super.show(vc, sender: sender)
  }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    journal?.note("showDetail")
    super.showDetailViewController(vc, sender: sender)
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    journal?.note("present")
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
}

/// The screen that is wanted.
final class DetailViewController: Screen {
  var item: Int? {
    didSet { title = item.map { "Item \($0)" } }
  }
}

/// Hands the selection on.
struct SelectionMediator: Mediator {
  let journal: Journal

  func mediate(from list: ListViewController, to detail: DetailViewController) {
    journal.note("mediate \(detail.isViewLoaded ? "late" : "in time")")
    detail.item = list.selection
  }
}

/// Shows by presenting over the full screen.
struct FullScreenPresenter: Presenter {
  let journal: Journal

  func present(
    _ detail: DetailViewController, from list: ListViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    journal.note("presenter")
    detail.modalPresentationStyle = .fullScreen
    list.present(detail, animated: animated) { completion(.success) }
  }
}

/// Tells whether it was to present with animation.
final class PresenterThatTells: UIViewController {
  private(set) var told: [Bool] = []

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    told.append(flag)
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
}

/// Tells whether it has appeared with animation.
final class AppearingViewController: UIViewController {
  private(set) var told: [Bool] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    told.append(animated)
  }
}

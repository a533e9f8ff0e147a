import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The source in the tests of transitions; it notes by which method it shows a screen.
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

/// The destination in the tests of transitions.
final class DetailViewController: Screen {
  var item: Int? {
    didSet { title = item.map { "Item \($0)" } }
  }
}

/// Passes the selection on.
struct SelectionMediator: Mediator {
  let journal: Journal

  func mediate(from list: ListViewController, to detail: DetailViewController) {
    journal.note("mediate \(detail.isViewLoaded ? "late" : "in time")")
    detail.item = list.selection
  }
}

/// Presents over the full screen.
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

/// Records whether it presents with animation.
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

/// Records whether it appears with animation.
final class AppearingViewController: UIViewController {
  private(set) var told: [Bool] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    told.append(animated)
  }
}

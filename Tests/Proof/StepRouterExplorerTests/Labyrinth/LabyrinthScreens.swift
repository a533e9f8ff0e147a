import PortableUIKit
import StepRouter

/// A screen from which the user can go anywhere without the router.
class LabyrinthScreen: UIViewController, RoutingInterceptable {
  var id = 0
  private(set) var isLocked = false

  var canBeDismissed: Bool { !isLocked }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Push") { $0.navigationController?.pushViewController(LabyrinthScreen(), animated: true) }
    add("Sheet") { $0.show(LabyrinthScreen(), style: .pageSheet) }
    add("Cover") {
      $0.show(UINavigationController(rootViewController: LabyrinthScreen()), style: .fullScreen)
    }
    add("Here") {
      $0.definesPresentationContext = true
      $0.show(LabyrinthScreen(), style: .overCurrentContext)
    }
    add("Ask") { $0.ask() }
    add("Close") { $0.dismiss(animated: true) }
    add("Lock") {
      $0.isLocked.toggle()
      $0.title = $0.isLocked ? "locked" : nil
    }
  }

  private func add(_ title: String, _ action: @escaping (LabyrinthScreen) -> Void) {
    let act = UIAction(title: title) { [unowned self] _ in action(self) }
    view.addSubview(UIButton(type: .system, primaryAction: act))
  }

  private func show(_ screen: UIViewController, style: UIModalPresentationStyle) {
    screen.modalPresentationStyle = style
    present(screen, animated: true)
  }

  private func ask() {
    let alert = UIAlertController(title: "Well?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "More", style: .default) { [weak self] _ in
        self?.show(LabyrinthScreen(), style: .formSheet)
      })
    present(alert, animated: true)
  }
}

extension LabyrinthScreen: ContextChecking {
  func isTarget(for id: Int) -> Bool { self.id == id }
}

final class LabyrinthHome: LabyrinthScreen {}
final class LabyrinthRoom: LabyrinthScreen {}
final class LabyrinthPage: LabyrinthScreen {}
final class LabyrinthHall: LabyrinthScreen {}
final class LabyrinthTower: LabyrinthScreen {}
final class LabyrinthCellar: LabyrinthScreen {}
final class LabyrinthAnnex: LabyrinthScreen {}
final class LabyrinthGate: LabyrinthScreen {}

/// The app's own container: a book with one open page.
final class LabyrinthBook: UIViewController, CustomContainerViewController {
  private(set) var pages: [UIViewController] = []
  private var openPage: UIViewController?

  var adapter: any ContainerAdapter { LabyrinthBookAdapter(book: self) }
  var visiblePages: [UIViewController] { openPage.map { [$0] } ?? [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let openPage { view.addSubview(openPage.view) }
  }

  func set(_ pages: [UIViewController]) {
    for page in self.pages where !pages.contains(page) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    for page in pages where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    self.pages = pages
    if openPage.map(pages.contains) != true { openPage = nil }
    if openPage == nil, let first = pages.first { open(first) }
  }

  func open(_ page: UIViewController) {
    guard page !== openPage else { return }
    openPage?.viewIfLoaded?.removeFromSuperview()
    openPage = page
    if isViewLoaded { view.addSubview(page.view) }
  }
}

struct LabyrinthBookAdapter: ContainerAdapter {
  let book: LabyrinthBook

  var containedViewControllers: [UIViewController] { book.pages }
  var visibleViewControllers: [UIViewController] { book.visiblePages }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    book.open(viewController)
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    book.set(viewControllers)
    completion(.success)
  }
}

/// Adds a page to a book.
struct AddLabyrinthPage: ContainerAction {
  typealias ViewController = LabyrinthBook
}

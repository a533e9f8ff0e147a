import PortableUIKit
import StepRouter

/// What the view controllers of a random run have in common.
@MainActor
protocol RandomMember: RoutingInterceptable {
  var isLocked: Bool { get set }
  /// Whether it has appeared and not disappeared.
  var hasAppeared: Bool { get }
}

extension RandomMember {
  var canBeDismissed: Bool { !isLocked }
}

final class RandomScreen: UIViewController, RandomMember, ContextChecking {
  var kind = 0
  var value = 0
  var isLocked = false
  private(set) var hasAppeared = false

  func isTarget(for value: Int) -> Bool { self.value == value }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
  }
}

final class RandomStack: UINavigationController, RandomMember {
  var isLocked = false
  private(set) var hasAppeared = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
  }
}

final class RandomTabs: UITabBarController, RandomMember {
  var isLocked = false
  private(set) var hasAppeared = false
  private weak var cast: RandomCast?

  /// Checks that only the app comes to a tab that is hidden or disabled.
  func watch(in cast: RandomCast) {
    self.cast = cast
    delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
  }
}

extension RandomTabs: UITabBarControllerDelegate {
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    guard let cast, !cast.isOthersTurn, selectedTab.isClosed else { return }
    cast.fault("\(selectedTab.identifier) is closed and was selected in \(randomName)")
  }
}

/// A custom container that shows one of its pages in its own view.
final class RandomPages: UIViewController, RandomMember, CustomContainerViewController {
  var isLocked = false
  private(set) var hasAppeared = false
  private(set) var pages: [UIViewController] = []
  private(set) var shown: UIViewController?

  var adapter: any ContainerAdapter { RandomPagesAdapter(container: self) }

  func setPages(_ newPages: [UIViewController]) {
    let removed = pages.filter { !newPages.contains($0) }
    pages = newPages
    for page in newPages where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    if shown.map(newPages.contains) != true { show(newPages.first) }
    for page in removed {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
  }

  func show(_ page: UIViewController?) {
    guard page !== shown else { return }
    let last = shown
    shown = page
    guard isViewLoaded else { return }
    last?.viewIfLoaded?.removeFromSuperview()
    page.map { view.addSubview($0.view) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    shown.map { view.addSubview($0.view) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
  }
}

struct RandomPagesAdapter: ContainerAdapter {
  let container: RandomPages

  var containedViewControllers: [UIViewController] { container.pages }
  var visibleViewControllers: [UIViewController] { container.shown.map { [$0] } ?? [] }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.show(viewController)
    completion(.success)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.setPages(viewControllers)
    completion(.success)
  }
}

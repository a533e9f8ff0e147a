import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rule 20: a page view controller turns only to pages that UIKit would turn to", .onDevice)
struct PageMisuseTests {
  private let integrated =
    "The step of UIViewController at Shop/Routes.swift:4 cannot be integrated: "

  private func curling(
    _ pages: UIViewController..., spine: UIPageViewController.SpineLocation = .min
  ) -> UIPageViewController {
    let curling = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: spine.rawValue])
    if !pages.isEmpty { curling.setViewControllers(pages, direction: .forward, animated: false) }
    return curling
  }

  private func step(
    in pages: UIPageViewController, giving screen: UIViewController
  ) -> DestinationStep<UIViewController, Void> {
    assembly { screen }.using(.showPage()).from(base(pages)).assemble()
  }

  enum Way: CaseIterable { case present, push, tab, root }

  private func shown(
    _ screen: UIViewController, by way: Way, on stage: Stage
  ) throws -> DestinationStep<UIViewController, Void> {
    let given = assembly { screen }
    let tabs = try #require(stage.window.rootViewController as? UITabBarController)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    return switch way {
    case .present: given.using(.present()).from(.current).assemble()
    case .push: given.using(.push()).from(base(stack)).assemble()
    case .tab: given.using(.addTab()).from(base(tabs)).assemble()
    case .root: given.using(.replaceRoot()).from(.root).assemble()
    }
  }

  @Test(
    "A curling page view controller can't appear without its pages", arguments: Way.allCases,
    [UIPageViewController.SpineLocation.min, .mid])
  func missing(way: Way, spine: UIPageViewController.SpineLocation) throws {
    let stage = Stage(root: tabs(stack(HomeViewController())))
    let count = spine == .mid ? "2 pages" : "1 page"
    stage.expectRefusal(
      integrated + "UIPageViewController shows \(count) at a time, and was given 0. "
        + "Declare its page, with '.using(.showPage()).from(…)'.",
      of: try shown(curling(spine: spine), by: way, on: stage))
  }

  @Test("A curling subclass may set its own pages", arguments: Way.allCases)
  func ownPages(way: Way) throws {
    let stage = Stage(root: tabs(stack(HomeViewController())))
    let pages = OwnPages(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(stage.end(of: try shown(pages, by: way, on: stage), with: ()) == "built")
    #expect(stage.seen.last == "BagViewController")
    #expect(stage.recorder.misuses == [])
  }

  @Test("A factory without pages builds an empty scrolling page view controller")
  func emptyFactory() {
    let stage = Stage(root: HomeViewController())
    let pages = StepAssembly(
      finder: NilFinder<UIPageViewController, Void>(),
      factory: PageControllerFactory(transitionStyle: .scroll)
    )
    .using(.present()).from(.current).assemble()
    #expect(stage.end(of: pages, with: ()) == "built")
    #expect(stage.recorder.misuses == [])
    #expect(stage.completions == 1)
  }

  @Test("Showing two pages needs a data source that provides the second one")
  func withoutSource() {
    let pages = curling(HomeViewController(), AccountViewController(), spine: .mid)
    let stage = Stage(root: pages)
    stage.expectRefusal(
      integrated + "UIPageViewController shows 2 pages at a time, and was given 1. "
        + "Give the data source the pages beside it.",
      of: step(in: pages, giving: BagViewController()))
  }

  enum Neighbour: CaseIterable { case same, root, window }

  @Test("A page from the data source is checked like any other", arguments: Neighbour.allCases)
  func neighbour(_ neighbour: Neighbour) {
    let pages = curling(HomeViewController(), AccountViewController(), spine: .mid)
    let root = tabs(pages).titled("Root")
    let stage = Stage(root: root)
    let bag = BagViewController()
    let other = UIWindow(windowScene: stage.device.connectScene())
    other.rootViewController = LoginViewController()
    other.makeKeyAndVisible()
    stage.device.runUntilIdle()
    let (page, refusal): (UIViewController?, String) =
      switch neighbour {
      case .same: (bag, "BagViewController would be in the container twice.")
      case .root:
        (
          root,
          "UITabBarController “Root” would end up inside itself, since UIPageViewController is "
            + "inside it or presented from it."
        )
      case .window: (other.rootViewController, "LoginViewController is the root of a window.")
      }
    let source = OnePage(page)
    pages.dataSource = source
    stage.expectRefusal(
      integrated + refusal + " Let the factory build a new view controller.",
      of: step(in: pages, giving: bag))
  }

  @Test("A page that's already shown stays, with or without a back", arguments: [false, true])
  func same(hasBack: Bool) {
    let home = HomeViewController()
    let pages = curling(home)
    let source = OnePage(hasBack ? AccountViewController() : nil)
    pages.dataSource = source
    pages.isDoubleSided = true
    let stage = Stage(root: pages)
    #expect(stage.end(of: step(in: pages, giving: home), with: ()) == "built")
    #expect(pages.viewControllers == [home])
    #expect(stage.completions == 1)
    #expect(stage.recorder.misuses == [])
  }

  @Test(
    "A double-sided curling page view controller turns, with or without a back",
    arguments: [false, true])
  func back(hasBack: Bool) {
    let pages = curling(HomeViewController())
    let source = OnePage(hasBack ? AccountViewController() : nil)
    pages.dataSource = source
    pages.isDoubleSided = true
    let stage = Stage(root: pages)
    let bag = BagViewController()
    #expect(stage.end(of: step(in: pages, giving: bag), with: ()) == "built")
    #expect(pages.viewControllers == [bag])
    #expect(stage.recorder.misuses == [])
  }

  @Test("A scrolling page view controller turns without backs, even if it's double-sided")
  func scrolls() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([HomeViewController()], direction: .forward, animated: false)
    let source = OnePage(AccountViewController())
    pages.dataSource = source
    pages.isDoubleSided = true
    let stage = Stage(root: pages)
    let bag = BagViewController()
    #expect(stage.end(of: step(in: pages, giving: bag), with: ()) == "built")
    #expect(pages.viewControllers == [bag])
    #expect(stage.recorder.misuses == [])
  }

  @Test("Giving no page is refused, and so is giving too many", arguments: [0, 3], [false, true])
  func count(count: Int, isDoubleSided: Bool) {
    let pages = curling(HomeViewController())
    pages.isDoubleSided = isDoubleSided
    let stage = Stage(root: pages)
    let step = assembly { BagViewController() }.using(SetPages(count: count)).from(base(pages))
      .assemble()
    let advice =
      count == 0
      ? "Declare its page, with '.using(.showPage()).from(…)'."
      : "Give the data source the pages beside it."
    stage.expectRefusal(
      integrated + "UIPageViewController shows 1 page at a time, and was given \(count). \(advice)",
      of: step)
  }

  @Test("A `FinderFactory` moves a page from another page view controller")
  func elsewhere() {
    let bag = BagViewController()
    let other = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    other.setViewControllers([bag], direction: .forward, animated: false)
    let pages = curling(HomeViewController())
    let stage = Stage(root: tabs(pages, other, selected: 1))
    let moved = StepAssembly(
      finder: NilFinder(),
      factory: FinderFactory(finder: InstanceFinder<BagViewController, Void>(bag))
    ).using(.showPage()).from(base(pages)).assemble()
    #expect(stage.end(of: moved, with: ()) == "built")
    #expect(stage.seen.last == "BagViewController")
    #expect(stage.recorder.misuses == [])
    #expect(stage.end(of: step(in: other, giving: AccountViewController()), with: ()) == "built")
    #expect(stage.seen.last == "AccountViewController")
    #expect(stage.recorder.misuses == [])
  }
}

/// Provides one page after every page, and none before it.
private final class OnePage: NSObject, UIPageViewControllerDataSource {
  let page: UIViewController?

  init(_ page: UIViewController?) { self.page = page }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { self.page }
}

private final class OwnPages: UIPageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([BagViewController()], direction: .forward, animated: false)
  }
}

/// Gives a page view controller `count` pages.
private struct SetPages: ContainerAction {
  typealias ViewController = UIPageViewController
  let count: Int

  func perform(embedding child: UIViewController, in children: inout [UIViewController]) {
    children = (0..<count).map { $0 == 0 ? child : AccountViewController() }
  }
}

import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Pages that the user turns.
@MainActor
@Suite(.headlessOnly) struct PageMoveTests {
  private func exploration(
    depth: Int, of root: @escaping @MainActor () -> UIViewController
  ) async -> Exploration {
    let explorer = Explorer { window in
      window.rootViewController = root()
      window.makeKeyAndVisible()
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    return await explorer.run(depth: depth)
  }

  @Test("The user turns pages forward and back for as long as there are any")
  func pages() async {
    let exploration = await exploration(depth: 3) { Pages(count: 3) }
    #expect(
      exploration.states.map(\.moves) == [
        [], [.turnPage(.forward)], [.turnPage(.forward), .turnPage(.forward)],
      ])
    #expect(exploration.moveCount == 4)
    #expect(exploration.findings == [])
  }

  @Test(
    "The user can't turn covered pages, pages without a data source or with scrolling disabled",
    arguments: [
      { $0.dataSource = nil },
      { pages in
        for case let view as UIScrollView in pages.view.subviews { view.isScrollEnabled = false }
      },
      { pages in
        let cover = UIViewController()
        cover.modalPresentationStyle = .overFullScreen
        pages.present(cover, animated: false)
      },
    ] as [@MainActor @Sendable (Pages) -> Void])
  func still(hinder: @escaping @MainActor @Sendable (Pages) -> Void) async {
    let explorer = Explorer { window in
      let pages = Pages(count: 3)
      window.rootViewController = pages
      window.makeKeyAndVisible()
      hinder(pages)
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    let exploration = await explorer.run(depth: 1)
    #expect(exploration.states.map(\.moves) == [[]])
    #expect(exploration.moveCount == 0)
  }

  @Test("Each of several page view controllers has its number in the move")
  func numbers() async {
    let exploration = await exploration(depth: 1) {
      let root = UIViewController()
      for pages in [Pages(count: 2), Pages(count: 2)] {
        root.addChild(pages)
        root.view.addSubview(pages.view)
        pages.didMove(toParent: root)
      }
      return root
    }
    #expect(
      exploration.states.map(\.moves) == [
        [], [.turnPage(.forward)], [.turnPage(.forward, number: 2)],
      ])
  }

  @Test("Turning to a missing page isn't possible")
  func impossible() async {
    let exploration = await PagedApp.explorer.replay([.turnPage(.back)])
    #expect(
      exploration.trials.map(\.problems) == [
        [Problem(.notReplayed, "‘Turn to the previous page’ is no longer possible.")]
      ])
  }

  @Test("Requests are made from each page, and during a turn")
  func destinations() async {
    let exploration = await PagedApp.explorer.run(depth: 1, interleavedStates: 2)
    #expect(exploration.findings == [])
    #expect(exploration.states.map(\.moves) == [[], [.turnPage(.forward)]])
    let movements = exploration.trials.filter { $0.interleaving?.kind == .pageTurn }
    #expect(
      movements.map { $0.interleaving?.description } == [
        ".movement(.pageTurn, by: .turnPage(.forward))",
        ".movement(.pageTurn, by: .turnPage(.back))",
      ])
    #expect(movements.map(\.outcome) == [.built, .built])
  }

  private static let unseen =
    " No property that the explorer can read holds it: look for a static variable, a task, a "
    + "notification observer, or a closure kept elsewhere."

  @Test(
    "A page that outlives its page view controller is a leak, a page turned away isn't",
    .exhaustive)
  func leaks() async {
    var kept: [UIViewController] = []
    let explorer = Explorer { window in
      kept = []
      let pages = Pages(count: 2) { kept.append($0) }
      window.rootViewController = pages
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(), destinations: [],
        events: [ExploredEvent("the end") { window.rootViewController = UIViewController() }])
    }
    let turned = await explorer.replay([.turnPage(.forward)])
    #expect(
      turned.trials.flatMap(\.problems) == [
        Problem(
          .leaked, "UIViewController “1” is still alive after the app has gone." + Self.unseen),
        Problem(
          .leaked, "UIViewController “2” is still alive after the app has gone." + Self.unseen),
      ])
    let ended = await explorer.replay([.turnPage(.forward), .happens("the end")])
    #expect(
      ended.trials.flatMap(\.problems) == [
        Problem(
          .leaked, "UIViewController “1” is still alive off screen." + Self.unseen),
        Problem(
          .leaked, "UIViewController “2” is still alive off screen." + Self.unseen),
      ])
  }
}

/// Pages with numbers as titles, made on demand.
final class Pages: UIPageViewController, UIPageViewControllerDataSource {
  private var count = 0
  private var note: (UIViewController) -> Void = { _ in }

  convenience init(count: Int, note: @escaping (UIViewController) -> Void = { _ in }) {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    self.count = count
    self.note = note
    dataSource = self
    setViewControllers(page(1).map { [$0] }, direction: .forward, animated: false)
  }

  private func page(_ number: Int?) -> UIViewController? {
    guard let number, (1...count).contains(number) else { return nil }
    let page = UIViewController().titled("\(number)")
    note(page)
    return page
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(number(of: viewController).map { $0 - 1 }) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(number(of: viewController).map { $0 + 1 }) }

  private func number(of page: UIViewController) -> Int? { page.title.flatMap { Int($0) } }
}

/// Two pages, and a sheet that is presented on them.
@MainActor
private enum PagedApp {
  static var explorer: Explorer {
    Explorer { window in
      let bag = StepAssembly(finder: ClassFinder<ShopBag, Void>(), factory: ClassFactory())
        .using(.present()).from(.current).assemble()
      window.rootViewController = Pages(count: 2)
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [ExploredDestination("bag", bag)])
    }
  }
}

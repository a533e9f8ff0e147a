import PortableUIKit
import Testing

@MainActor @Suite("Pages: setting them in code", .simulated) struct PageSettingTests {
  let stage = Stage()

  private func set(_ page: UIViewController, of pages: UIPageViewController, animated: Bool) {
    let log = stage.log
    pages.setViewControllers([page], direction: .forward, animated: animated) {
      log.add("completion(\($0))")
    }
  }

  private func takeEvents() -> [String] {
    stage.log.take().map(\.withoutFlags).filter { !$0.contains("viewIsAppearing") }
  }

  @Test("Rule 65: without animation the pages change and the completion runs in the call")
  func rule65() {
    let pages = RecordingPages(style: .scroll)
    let a = stage.screen("A")

    set(a, of: pages, animated: false)

    #expect(stage.log.take() == ["A.willMove(V)", "A.didMove(V)", "completion(true)"])
    #expect(names(pages.viewControllers) == "A")
    #expect(a.parent === pages)
    #expect(!a.isViewLoaded)
    #expect(!pages.isViewLoaded)
  }

  @Test("Rule 115: setting pages in code calls neither the delegate nor the data source")
  func rule115() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let pages = RecordingPages([a])
    let window = await stage.show(pages)
    let book = PageBook([a, b], stage.log)
    pages.delegate = book
    pages.dataSource = book

    set(b, of: pages, animated: false)
    set(a, of: pages, animated: true)
    await stage.settle()

    #expect(stage.log.take().filter { !$0.contains(".") && !$0.contains("completion") } == [])
    _ = window
  }

  @Test("Rule 116: without animation everything happens in the call")
  func rule116() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let pages = RecordingPages([a])
    let window = await stage.show(pages)
    let book = PageBook([a, b], stage.log)
    pages.dataSource = book
    book.dots = 2

    set(b, of: pages, animated: false)

    #expect(
      takeEvents() == [
        "A.willMove(nil)", "B.willMove(V)", "B.didMove(V)", "B.loadView", "B.viewDidLoad",
        "B.viewWillAppear(false)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
        "A.willMove(nil)", "A.didMove(nil)", "B.viewDidAppear(false)", "completion(true)",
        "count", "index",
      ])
    #expect(names(pages.children) == "B")
    await stage.settle()
    #expect(stage.log.take() == [])
    #expect(b.view.window === window)
    #expect(a.view.window == nil)
  }

  @Test("Rule 117: with animation the pages change in the call, the screen from the next turn on")
  func rule117() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let pages = RecordingPages([a])
    let window = await stage.show(pages)
    let book = PageBook([a, b], stage.log)
    pages.dataSource = book
    book.dots = 2

    set(b, of: pages, animated: true)

    #expect(
      takeEvents() == [
        "A.willMove(nil)", "B.willMove(V)", "B.didMove(V)", "B.loadView", "B.viewDidLoad",
        "count", "index",
      ])
    #expect(names(pages.viewControllers) == "B")
    #expect(names(pages.children) == "A B")
    await stage.settle()
    #expect(
      takeEvents() == [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)", "A.willMove(nil)", "A.didMove(nil)", "completion(true)",
      ])
    #expect(names(pages.children) == "B")
    _ = window
  }

  @Test("Timing of page set, animated: the screen follows after 0.3 seconds", .standInOnly)
  func rule117Duration() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let pages = RecordingPages([a])
    let window = await stage.show(pages)

    set(b, of: pages, animated: true)
    stage.simulation.advance(by: .milliseconds(299))
    #expect(takeEvents().last == "A.viewWillDisappear(true)")
    stage.simulation.advance(by: .milliseconds(1))
    #expect(takeEvents().last == "completion(true)")
    _ = window
  }

  @Test("Rule 117: the first pages come without animation", arguments: [true, false])
  func rule117First(animated: Bool) async {
    let pages = RecordingPages(style: .scroll)
    let window = await stage.show(pages)

    set(stage.screen("A"), of: pages, animated: animated)

    #expect(
      takeEvents() == [
        "A.willMove(V)", "A.didMove(V)", "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)",
        "A.viewDidAppear(false)", "completion(true)",
      ])
    _ = window
  }

  @Test("Rule 118: a set during an animated one ends it, and its completion gets false at once")
  func rule118() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let pages = RecordingPages([a])
    let window = await stage.show(pages)
    let log = stage.log
    pages.setViewControllers([b], direction: .forward, animated: true) { log.add("first(\($0))") }
    _ = log.take()

    pages.setViewControllers([c], direction: .forward, animated: true) { log.add("second(\($0))") }
    #expect(log.take().contains("first(false)"))
    #expect(names(pages.viewControllers) == "C")
    await stage.settle()

    #expect(
      log.take().filter { $0.hasPrefix("first") || $0.hasPrefix("second") } == ["second(true)"])
    #expect(names(pages.children) == "C")
    #expect(c.view.window === window)
  }

  @Test(
    "Rule 118: a set in the middle of the movement ends it, and its completion gets false",
    .standInOnly, arguments: [true, false])
  func rule118Moving(animated: Bool) async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let pages = RecordingPages([a])
    let window = await stage.show(pages)
    let log = stage.log
    pages.setViewControllers([b], direction: .forward, animated: true) { log.add("first(\($0))") }
    stage.simulation.advance(by: .milliseconds(100))
    _ = log.take()

    pages.setViewControllers([c], direction: .forward, animated: animated) {
      log.add("second(\($0))")
    }
    #expect(log.take().contains("first(false)"))
    await stage.settle()

    #expect(names(pages.children) == "C")
    #expect([a, b].allSatisfy { $0.view.window == nil && $0.parent == nil })
    _ = window
  }

  @Test("Rule 118: setting the visible page again calls the completion only without animation")
  func rule118Same() async {
    let a = stage.screen("A")
    let pages = RecordingPages([a])
    let window = await stage.show(pages)

    set(a, of: pages, animated: true)
    await stage.settle()
    #expect(stage.log.take() == [])

    set(a, of: pages, animated: false)
    #expect(stage.log.take() == ["completion(true)"])
    _ = window
  }

  @Test("Rule 119: a page set in viewDidLoad loads and will appear before its owner's layout")
  func rule119() async {
    let owner = SettingPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    owner.first = stage.screen("A")
    let window = await stage.show(owner, keepingLog: true)

    let events = takeEvents()
    let laidOut = events.firstIndex(of: "laid out") ?? 0
    #expect(
      events.prefix(laidOut) == [
        "A.willMove(V)", "A.didMove(V)", "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)",
      ])
    #expect(events.last { $0 != "laid out" } == "A.viewDidAppear(false)")
    _ = window
  }

  @Test("Pages off screen change at once, and appear with their page view controller", .standInOnly)
  func offScreen() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let pages = RecordingPages([a])
    let tabs = RecordingTabs([pages, stage.screen("C")])
    let window = await stage.show(tabs)
    tabs.selectedIndex = 1
    await stage.settle()
    _ = stage.log.take()

    set(b, of: pages, animated: true)
    #expect(
      takeEvents() == [
        "A.willMove(nil)", "B.willMove(V)", "B.didMove(V)", "B.loadView", "B.viewDidLoad",
        "A.willMove(nil)", "A.didMove(nil)", "completion(true)",
      ])
    tabs.selectedIndex = 0
    await stage.settle()

    let events = takeEvents().filter { $0.hasPrefix("B.") }
    #expect(events == ["B.viewWillAppear(false)", "B.viewDidAppear(false)"])
    _ = window
  }

  @Test("A page that another container takes is no longer one of the pages")
  func taken() async {
    let a = stage.screen("A")
    let pages = RecordingPages([a])
    let window = await stage.show(pages)

    let stack = UINavigationController(rootViewController: a)

    #expect(pages.viewControllers == [])
    #expect(a.parent === stack)
    #expect(takeEvents().prefix(2) == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    _ = window
  }

  @Test("A new page moves to its parent, a replaced one from it, until the transition ends")
  func flags() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let pages = RecordingPages([a])
    let window = await stage.show(pages)

    set(b, of: pages, animated: true)
    await stage.settle()

    let events = stage.log.take()
    #expect(events.contains("B.viewWillAppear(true) movingToParent"))
    #expect(events.contains("A.viewDidDisappear(true) movingFromParent"))
    #expect(!a.isMovingFromParent)
    #expect(!b.isMovingToParent)
    _ = window
  }
}

/// Sets its first page when its view has loaded, as apps do.
private final class SettingPages: RecordingPages {
  var first: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let first { setViewControllers([first], direction: .forward, animated: false) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    (first as? RecordingScreen)?.log?.add("laid out")
  }
}

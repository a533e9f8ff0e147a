import PortableUIKit
import Testing

@MainActor @Suite("Pages: swiping", .simulated, .standInOnly) struct PageSwipeTests {
  let stage = Stage()

  /// Shows the first of these pages, and empties the log.
  private func show(
    _ leaves: [UIViewController], _ pages: UIPageViewController
  ) async -> (PageBook, UIWindow) {
    let window = await stage.show(pages)
    let book = PageBook(leaves, stage.log)
    pages.delegate = book
    pages.dataSource = book
    return (book, window)
  }

  /// Takes the calls of the data source and the delegate.
  private func takeTalk() -> [String] {
    stage.log.take().filter { !$0.contains(".") }
  }

  @Test("Rule 120: a swipe asks for both neighbours, turns the page, and asks for the next one")
  func rule120() async throws {
    let leaves = stage.screens("A", "B", "C")
    let pages = RecordingPages([leaves[0]])
    let kept = await show(leaves, pages)

    let gesture = try #require(stage.simulation.user.beginPageSwipe(in: pages))
    #expect(
      stage.log.take().map(\.withoutFlags) == [
        "after(A)", "before(A)", "willTransitionTo(B)", "B.willMove(V)", "B.didMove(V)",
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
        "B.viewIsAppearing(true)",
      ])
    #expect(names(pages.viewControllers) == "A")
    gesture.update(0.6)
    await stage.settle()
    #expect(stage.log.take() == [])
    gesture.finish()
    await stage.settle()
    #expect(
      stage.log.take().map(\.withoutFlags) == [
        "B.viewDidAppear(true)", "A.viewDidDisappear(true)", "A.willMove(nil)", "A.didMove(nil)",
        "didFinish(true, from A, completed true)", "after(B)",
      ])
    #expect(names(pages.viewControllers) == "B")
    #expect(names(pages.children) == "B")
    _ = kept
  }

  @Test("Rule 120: a cancelled swipe changes nothing")
  func rule120Cancelled() async throws {
    let leaves = stage.screens("A", "B")
    let pages = RecordingPages([leaves[0]])
    let (book, window) = await show(leaves, pages)

    let gesture = try #require(stage.simulation.user.beginPageSwipe(in: pages))
    gesture.update(0.3)
    _ = stage.log.take()
    gesture.cancel()
    await stage.settle()

    #expect(
      stage.log.take().map(\.withoutFlags) == [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)", "A.viewDidAppear(true)", "B.willMove(nil)", "B.didMove(nil)",
        "didFinish(true, from A, completed false)",
      ])
    #expect(names(pages.viewControllers) == "A")
    #expect(names(pages.children) == "A")
    #expect(leaves[0].view.window === window)

    #expect(stage.simulation.user.swipePage(in: pages))
    await stage.settle()
    #expect(
      takeTalk() == [
        "willTransitionTo(B)", "didFinish(true, from A, completed true)", "after(B)",
      ])
    _ = (book, window)
  }

  @Test("Rule 120: swipes back and forth ask only for unknown neighbours")
  func rule120Cache() async {
    let leaves = stage.screens("A", "B", "C")
    let pages = RecordingPages([leaves[1]])
    let kept = await show(leaves, pages)

    stage.simulation.user.swipePage(.reverse, in: pages)
    await stage.settle()
    #expect(
      takeTalk() == [
        "after(B)", "before(B)", "willTransitionTo(A)", "didFinish(true, from B, completed true)",
        "before(A)",
      ])
    #expect(!stage.simulation.user.swipePage(.reverse, in: pages))
    stage.simulation.user.swipePage(in: pages)
    await stage.settle()
    #expect(
      takeTalk() == [
        "willTransitionTo(B)", "didFinish(true, from A, completed true)", "after(B)",
      ])

    pages.dataSource = kept.0
    #expect(stage.simulation.user.swipePage(in: pages))
    #expect(takeTalk().prefix(2) == ["after(B)", "before(B)"])
    await stage.settle()
  }

  @Test("Rule 120: setting pages in the middle of a swipe ends the swipe")
  func rule120Cut() async throws {
    let leaves = stage.screens("A", "B", "C")
    let pages = RecordingPages([leaves[0]])
    let (book, window) = await show(leaves, pages)
    let gesture = try #require(stage.simulation.user.beginPageSwipe(in: pages))
    _ = stage.log.take()

    pages.setViewControllers([leaves[2]], direction: .forward, animated: false)
    #expect(takeTalk() == ["didFinish(false, from A, completed false)"])
    gesture.finish()
    await stage.settle()

    #expect(names(pages.viewControllers) == "C")
    #expect(names(pages.children) == "C")
    #expect(leaves[2].view.window === window)
    #expect(stage.log.take() == [])
    _ = (book, window)
  }

  @Test("Rule 120: a swipe ends when its pages leave the screen")
  func rule120Away() async throws {
    let leaves = stage.screens("A", "B")
    let pages = RecordingPages([leaves[0]])
    let tabs = RecordingTabs([pages, stage.screen("C")])
    let (book, window) = await show(leaves, pages, in: tabs)
    let gesture = try #require(stage.simulation.user.beginPageSwipe(in: pages))
    _ = stage.log.take()

    tabs.selectedIndex = 1
    await stage.settle()

    #expect(takeTalk() == ["didFinish(true, from A, completed false)"])
    #expect(names(pages.children) == "A")
    gesture.finish()
    tabs.selectedIndex = 0
    await stage.settle()
    #expect(leaves[0].view.window === window)
    _ = (book, window)
  }

  private func show(
    _ leaves: [UIViewController], _ pages: UIPageViewController, in tabs: UITabBarController
  ) async -> (PageBook, UIWindow) {
    let window = await stage.show(tabs)
    let book = PageBook(leaves, stage.log)
    pages.delegate = book
    pages.dataSource = book
    return (book, window)
  }

  @Test("Rule 115: without a data source the user can't swipe")
  func rule115() async {
    let leaves = stage.screens("A", "B")
    let pages = RecordingPages([leaves[0]])
    let kept = await show(leaves, pages)
    pages.dataSource = nil

    #expect(!stage.simulation.user.swipePage(in: pages))
    #expect(stage.log.take() == [])
    _ = kept
  }

  @Test("The user can't swipe under a presentation, or with scrolling or the recognizer disabled")
  func untouchable() async throws {
    let leaves = stage.screens("A", "B")
    let pages = RecordingPages([leaves[0]])
    let kept = await show(leaves, pages)
    let scroll = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    scroll.isScrollEnabled = false
    #expect(!stage.simulation.user.swipePage(in: pages))
    scroll.isScrollEnabled = true
    pages.present(UIViewController(), animated: false)
    await stage.settle()
    #expect(!stage.simulation.user.swipePage(in: pages))

    let curl = RecordingPages([stage.screen("C")], style: .pageCurl)
    let other = await show([curl.children[0], leaves[1]], curl)
    curl.gestureRecognizers.first?.isEnabled = false
    #expect(!stage.simulation.user.swipePage(in: curl))
    curl.gestureRecognizers.first?.isEnabled = true
    #expect(stage.simulation.user.swipePage(in: curl))
    await stage.settle()
    #expect(names(curl.viewControllers) == "B")
    _ = (kept, other)
  }

  @Test(
    "Rule 122: setting pages asks for the number of dots, and swipes move the dot without asking"
  )
  func rule122() async throws {
    let leaves = stage.screens("A", "B", "C")
    let pages = RecordingPages([leaves[0]])
    let (book, window) = await show(leaves, pages)
    book.dots = 3
    pages.setViewControllers([leaves[1]], direction: .forward, animated: false)
    #expect(takeTalk() == ["count", "index"])
    let dots = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect((dots.numberOfPages, dots.currentPage) == (3, 1))

    stage.simulation.user.swipePage(in: pages)
    await stage.settle()

    #expect(dots.currentPage == 2)
    stage.simulation.user.swipePage(.reverse, in: pages)
    await stage.settle()
    #expect(dots.currentPage == 1)
    #expect(!takeTalk().contains("count"))
    _ = window
  }

  @Test(
    "Rule 122: a page curl has no dots, and neither has vertical scrolling",
    arguments: [true, false])
  func rule122None(curls: Bool) async {
    let a = stage.screen("A")
    let pages = UIPageViewController(
      transitionStyle: curls ? .pageCurl : .scroll,
      navigationOrientation: curls ? .horizontal : .vertical)
    pages.setViewControllers([a], direction: .forward, animated: false)
    let (book, window) = await show([a], pages)
    book.dots = 1

    pages.setViewControllers([a], direction: .forward, animated: false)

    #expect(takeTalk() == [])
    #expect(!pages.view.subviews.contains { $0 is UIPageControl })
    _ = window
  }

  @Test("Rule 123: with the spine in the middle a swipe asks for two pages and turns both")
  func rule123() async {
    let leaves = stage.screens("A", "B", "C", "D", "E")
    let pages = RecordingPages([leaves[0], leaves[1]], style: .pageCurl, spine: .mid)
    let kept = await show(leaves, pages)

    #expect(stage.simulation.user.swipePage(in: pages))
    await stage.settle()
    #expect(
      takeTalk() == [
        "after(B)", "after(C)", "willTransitionTo(C D)",
        "didFinish(true, from A B, completed true)",
      ])
    #expect(!stage.simulation.user.swipePage(in: pages))
    #expect(takeTalk() == ["after(D)", "after(E)"])

    #expect(stage.simulation.user.swipePage(.reverse, in: pages))
    await stage.settle()
    #expect(names(pages.viewControllers) == "A B")
    _ = kept
  }

  @Test("Rule 123: a double-sided page turns with its back")
  func rule123Back() async {
    let leaves = stage.screens("A", "B", "C")
    let pages = RecordingPages([leaves[0]], style: .pageCurl)
    pages.isDoubleSided = true
    let kept = await show(leaves, pages)

    #expect(stage.simulation.user.swipePage(in: pages))
    await stage.settle()

    #expect(
      takeTalk() == [
        "after(A)", "after(B)", "willTransitionTo(C)", "didFinish(true, from A, completed true)",
      ])
    #expect(names(pages.viewControllers) == "C")
    #expect(names(pages.children) == "C")
    _ = kept
  }
}

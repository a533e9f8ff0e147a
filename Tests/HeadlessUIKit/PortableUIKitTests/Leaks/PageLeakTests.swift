import PortableUIKit
import Testing

@MainActor @Suite("Releasing pages", .simulated) struct PageLeakTests {
  let stage = Stage()
  let released = Released()
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func set(_ page: UIViewController, animated: Bool) {
    pages.setViewControllers([page], direction: .forward, animated: animated)
  }

  @Test("A page is released once another page is set", arguments: [true, false])
  func set(animated: Bool) async {
    let window = await stage.show(pages)
    set(released.screen("A"), animated: false)
    #expect(released.alive == ["A", "view of A"])

    set(UIViewController(), animated: animated)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("Pages are released when a second set interrupts the first", arguments: [true, false])
  func cut(animated: Bool) async {
    let window = await stage.show(pages)
    set(released.screen("A"), animated: false)

    set(released.screen("B"), animated: true)
    set(UIViewController(), animated: animated)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("A page set off screen is released once another page is set")
  func offScreen() {
    set(released.screen("A"), animated: false)
    set(UIViewController(), animated: true)
    #expect(released.alive == [])
  }

  @Test(
    "A page that a swipe asked for is released once another page is set",
    .standInOnly, arguments: [true, false])
  func swipe(isCancelled: Bool) async throws {
    let window = await stage.show(pages)
    set(UIViewController(), animated: false)
    let source = MakingSource(released)
    pages.dataSource = source

    let gesture = try #require(stage.simulation.user.beginPageSwipe(in: pages))
    if isCancelled { gesture.cancel() } else { gesture.finish() }
    await stage.settle()
    #expect(released.alive == ["next", "view of next"])
    set(UIViewController(), animated: false)

    #expect(released.alive == [])
    _ = window
  }

  @Test("A page view controller takes its pages along, even in the middle of a turn")
  func wholePages() async {
    do {
      let pages = released.add(UIPageViewController(), "V")
      pages.setViewControllers([released.screen("A")], direction: .forward, animated: false)
      let window = await stage.show(pages)
      pages.setViewControllers([released.screen("B")], direction: .forward, animated: true)
      window.rootViewController = nil
    }
    await stage.settle()
    #expect(released.alive == [])
  }
}

/// Makes one page and doesn't keep it.
private final class MakingSource: NSObject, UIPageViewControllerDataSource {
  private let released: Released
  private var hasMade = false

  init(_ released: Released) {
    self.released = released
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard !hasMade else { return nil }
    hasMade = true
    return released.screen("next")
  }
}

#if !canImport(UIKit)
import PortableUIKit
import Testing

/// Behaviour from reports that contradict a rule, on a device that is asked for it and on one that
/// isn't.
@MainActor @Suite("Quirks", .simulated, .standInOnly)
struct QuirkTests {
  let stage = Stage()

  private func use(_ quirks: HeadlessDevice.Quirks) { HeadlessDevice.current.quirks = quirks }

  @Test(
    "Rule 17: a swipe that is taken back ends with didShow by a quirk", arguments: [true, false])
  func rule17(isQuirky: Bool) async {
    use(isQuirky ? .didShowAfterCancelledSwipe : [])
    let delegate = ShownScreens()
    let stack = UINavigationController()
    stack.viewControllers = stage.screens("A", "B")
    let window = await stage.show(stack)
    defer { withExtendedLifetime(window) {} }
    stack.delegate = delegate
    stage.simulation.beginPop(in: stack)?.cancel()
    await stage.settle()
    #expect(delegate.count == (isQuirky ? 1 : 0))
    #expect(stack.viewControllers.count == 2)
  }

  @Test("Rule 58: a classic split view controller's children come late by a quirk")
  func rule58() async {
    use(.lateColumns)
    let split = UISplitViewController()
    let columns = [stage.screen("A"), stage.screen("B")]
    split.viewControllers = columns
    #expect(split.viewControllers == columns)
    #expect(split.children == [])
    await stage.settle()
    #expect(split.viewControllers == columns)
    #expect(split.children == columns)
  }

  @Test("Rule 293: presentations that collide leave a sheet that stays", arguments: [true, false])
  func rule293(isQuirky: Bool) async {
    use(isQuirky ? .sheetsCollide : [])
    let root = stage.screen("A")
    let sheet = stage.screen("B")
    let window = await stage.show(root)
    defer { withExtendedLifetime(window) {} }
    root.present(sheet, animated: true)
    root.present(stage.screen("C"), animated: true)
    await stage.settle()
    #expect(stage.simulation.takeWarnings().count == 1)
    sheet.dismiss(animated: true)
    await stage.settle()
    #expect(root.presentedViewController === (isQuirky ? sheet : nil))
  }

  @Test("Rule 294: pages may be set while others move, but for a quirk")
  func rule294() async {
    let pages = pages()
    let window = await stage.show(pages)
    defer { withExtendedLifetime(window) {} }
    set(pages, animated: true)
    set(pages, animated: true)
    #expect(stage.simulation.takeMisuses() == [])
  }

  @Test("M62: scrolling pages set during a swipe or during another change")
  func m62() async {
    use(.pagesAssert)
    let book = Book(next: stage.screen("B"))
    let pages = pages()
    pages.dataSource = book
    let window = await stage.show(pages)
    defer { withExtendedLifetime(window) {} }
    let swipe = HeadlessDevice.current.user.beginPageSwipe(.forward, in: pages)
    set(pages, animated: true)
    swipe?.cancel()
    await stage.settle()
    set(pages, animated: true)
    set(pages, animated: true)
    set(pages, animated: false)
    #expect(
      stage.simulation.takeMisuses().map(\.reason) == [
        "Invalid parameter not satisfying: [views count] == 3", "Duplicate states in queue",
        "Unexpected subviews",
      ])
  }

  @Test("Rule 295: of two dismissals the later one wins by a quirk", arguments: [true, false])
  func rule295(isQuirky: Bool) async {
    use(isQuirky ? .laterDismissalWins : [])
    let root = stage.screen("A")
    let window = await stage.show(root)
    defer { withExtendedLifetime(window) {} }
    root.present(stage.screen("B"), animated: false)
    await stage.settle()
    var completions: [String] = []
    root.dismiss(animated: true) { completions.append("first") }
    root.dismiss(animated: false) { completions.append("second") }
    await stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(completions == (isQuirky ? ["second"] : ["first"]))
    #expect(stage.simulation.takeWarnings().count == (isQuirky ? 0 : 1))
  }

  @Test(
    "Rule 296: the system resizes windows for its pictures by a quirk", arguments: [true, false])
  func rule296(isQuirky: Bool) async {
    let device = HeadlessDevice(
      timeMode: .manual, idiom: .pad, screenSize: CGSize(width: 1024, height: 768))
    device.quirks = isQuirky ? .resizesForPictures : []
    let root = device.perform { Resized() }
    let window = device.perform {
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      return window
    }
    defer { withExtendedLifetime(window) {} }
    await device.settle()
    device.user.goHome()
    await device.settle()
    #expect(root.widths == (isQuirky ? [375, 1024] : []))
  }

  private func pages() -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    set(pages, animated: false)
    return pages
  }

  private func set(_ pages: UIPageViewController, animated: Bool) {
    pages.setViewControllers([stage.screen("P")], direction: .forward, animated: animated)
  }
}

private final class ShownScreens: NSObject, UINavigationControllerDelegate {
  private(set) var count = 0

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { count += 1 }
}

@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource {
  private let next: UIViewController

  init(next: UIViewController) { self.next = next }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === next ? nil : next }
}

private final class Resized: UIViewController {
  private(set) var widths: [CGFloat] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    widths.append(size.width)
  }
}
#endif

import PortableUIKit
import Testing

@MainActor @Suite("A child that is taken elsewhere by what it does when it is told", .simulated)
struct TakenInCallbackTests {
  let stage = Stage()

  @Test(
    "A tab that finds a stack when it has appeared, while it is to go", arguments: [false, true])
  func tab(animated: Bool) async {
    let tabs = UITabBarController()
    let window = await stage.show(tabs)
    let (screen, other) = (ActingScreen(), UIViewController())
    let stack = UINavigationController()
    screen.appeared = { stack.pushViewController(screen, animated: false) }

    tabs.viewControllers = [screen, other]
    tabs.setViewControllers([], animated: animated)

    #expect(tabs.children == [])
    #expect(stack.viewControllers == [screen])
    #expect(screen.parent === stack)
    await stage.settle()
    #expect(screen.parent === stack)
    #expect(screen.view.window == nil)
    #expect(!screen.isShown)
    window.rootViewController = stack
    await stage.settle()
    #expect(screen.view.window === window)
    #expect(screen.isShown)
  }

  @Test("A page that sets another one when it is loaded to be seen", arguments: [false, true])
  func page(animated: Bool) async {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (ActingScreen(), ActingScreen())
    first.loaded = { [unowned pages] in
      pages.setViewControllers([second], direction: .forward, animated: animated)
    }
    pages.setViewControllers([first], direction: .forward, animated: false)

    let window = await stage.show(pages)

    #expect(pages.viewControllers == [second])
    #expect(pages.children == [second])
    #expect(first.viewIfLoaded?.superview == nil)
    #expect(!first.isShown)
    #expect(second.view.window === window)
    #expect(second.isShown)
  }
}

/// Does something once it is loaded, or has appeared for the first time.
private final class ActingScreen: UIViewController {
  var loaded: () -> Void = {}
  var appeared: () -> Void = {}
  private(set) var isShown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    loaded()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    let work = appeared
    appeared = {}
    work()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
  }
}

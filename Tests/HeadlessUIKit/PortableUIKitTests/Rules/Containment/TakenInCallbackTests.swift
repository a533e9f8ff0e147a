import PortableUIKit
import Testing

@MainActor @Suite("A child that moves elsewhere in its own callback", .simulated)
struct TakenInCallbackTests {
  let stage = Stage()

  @Test(
    "A tab that pushes itself on a stack as it appears stays there when the tabs are emptied",
    arguments: [false, true])
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

  @Test("A child that pushes itself on a stack in viewWillAppear isn't shown in its old parent")
  func child() async {
    let (root, stack) = (UIViewController(), UINavigationController())
    let window = await stage.show(root)
    let child = ActingScreen()
    child.appearing = { stack.pushViewController(child, animated: false) }
    root.addChild(child)

    root.view.addSubview(child.view)
    await stage.settle()

    #expect(child.parent === stack)
    #expect(root.children == [])
    #expect(root.view.subviews == [])
    #expect(child.view.window == nil)
    #expect(!child.isShown)
    window.rootViewController = stack
    await stage.settle()
    #expect(child.view.window === window)
    #expect(child.isShown)
  }

  @Test(
    "A page that sets another page in viewDidLoad gives way to it without appearing",
    arguments: [false, true])
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

/// Does some work when it has loaded, and when it first will appear and has appeared.
private final class ActingScreen: UIViewController {
  var loaded: () -> Void = {}
  var appearing: () -> Void = {}
  var appeared: () -> Void = {}
  private(set) var isShown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    loaded()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let work = appearing
    appearing = {}
    work()
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

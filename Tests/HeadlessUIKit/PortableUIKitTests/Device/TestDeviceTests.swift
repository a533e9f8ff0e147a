import PortableUIKit
import Testing

/// The device that a program operates an app with.
@MainActor
@Suite(.standInOnly) struct TestDeviceTests {
  private let device = TestDevice()

  private func show(_ root: UIViewController) -> UIWindow {
    let window = device.makeWindow()
    device.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    return window
  }

  @Test("settle() waits until nothing moves and all ready tasks have run")
  func settles() async {
    var log: [String] = []
    let root = device.perform { UIViewController() }
    let window = show(root)
    await device.settle()
    device.perform {
      root.present(UIViewController(), animated: true) {
        Task { @MainActor in
          log.append("one")
          Task { @MainActor in log.append("two") }
        }
      }
    }
    await device.settle()
    #expect(log == ["one", "two"])
    #expect(root.presentedViewController?.isBeingPresented == false)
    #expect(window.isKeyWindow)
  }

  @Test("settle() stops after 60 pauses of a timer that repeats for ever")
  func forEver() async {
    @MainActor final class Pulse {
      var count = 0
      var timer: OneShotTimer?

      func beat(on responder: UIResponder) {
        count += 1
        timer = OneShotTimer(after: .seconds(1), role: .pause, on: responder) { [weak self] in
          self?.beat(on: responder)
        }
      }
    }
    let window = device.makeWindow()
    let pulse = Pulse()
    device.perform { pulse.beat(on: window) }
    await device.settle()
    #expect(pulse.count == 60)
  }

  @Test("A time limit expires when time passes, not when the device settles")
  func limits() async {
    var isOver = false
    let window = device.makeWindow()
    let limit = device.perform {
      OneShotTimer(after: .seconds(10), role: .deadline, on: window) { isOver = true }
    }
    await device.settle()
    #expect(!isOver)
    await device.pass(.seconds(10))
    #expect(isOver)
    limit.cancel()
  }

  @Test("Complaints include warnings and exceptions, and can be taken once")
  func complaints() async {
    let root = device.perform { UINavigationController(rootViewController: UIViewController()) }
    _ = show(root)
    await device.settle()
    device.perform {
      root.pushViewController(root.viewControllers[0], animated: false)
      UIViewController().present(UIViewController(), animated: false)
    }
    #expect(device.takeComplaints().count == 2)
    #expect(device.takeComplaints() == [])
  }

  @Test("An unfinished appearance is reported")
  func imbalance() async {
    let root = device.perform { UIViewController() }
    let window = show(root)
    #expect(device.imbalance(of: root) == "is still appearing")
    await device.settle()
    #expect(device.imbalance(of: root) == nil)
    device.perform { root.beginAppearanceTransition(false, animated: false) }
    #expect(device.imbalance(of: root) == "is still disappearing")
    device.perform { root.endAppearanceTransition() }
    #expect(device.imbalance(of: root) == "is in a window and has not appeared")
    #expect(root.view.window === window)
  }

  @Test("The user can turn to an existing page, once the last turn has ended")
  func pages() async {
    let source = device.perform { TwoPages() }
    let pages = device.perform {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    device.perform {
      pages.dataSource = source
      pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    }
    #expect(!device.canSwipePage(.forward, in: pages))
    let window = show(pages)
    await device.settle()
    #expect(!device.canSwipePage(.reverse, in: pages))
    #expect(!device.swipePage(.reverse, in: pages))
    #expect(device.canSwipePage(.forward, in: pages))
    #expect(device.swipePage(.forward, in: pages))
    #expect(!device.canSwipePage(.forward, in: pages))
    await device.settle()
    #expect(pages.viewControllers == [source.pages[1]])
    #expect(device.canSwipePage(.reverse, in: pages))
    #expect(window.rootViewController === pages)
  }

  @Test("Asking whether a page can be turned doesn't change the swipe that follows")
  func askingForPages() async {
    let source = device.perform { TwoPages() }
    let pages = device.perform {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    device.perform {
      pages.dataSource = source
      pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    }
    let window = show(pages)
    await device.settle()
    source.isEmpty = true
    #expect(!device.canSwipePage(.forward, in: pages))
    source.isEmpty = false
    #expect(device.swipePage(.forward, in: pages))
    #expect(window.rootViewController === pages)
  }

  @Test("The escape gesture pops a stack, and does nothing at the stack's root")
  func escape() async {
    let stack = device.perform { UINavigationController(rootViewController: UIViewController()) }
    device.perform { stack.pushViewController(UIViewController(), animated: false) }
    let window = show(stack)
    await device.settle()
    #expect(device.performEscape())
    await device.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(!device.performEscape())
    #expect(window.rootViewController === stack)
  }

  @Test("A resized window has the new size and its traits")
  func resize() async {
    let tablet = TestDevice(.pad)
    let window = tablet.makeWindow()
    #expect(tablet.canResize)
    #expect(window.traitCollection.horizontalSizeClass == .regular)
    #expect(tablet.resize(window, to: CGSize(width: 390, height: 844)))
    #expect(window.bounds.size == CGSize(width: 390, height: 844))
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(window.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test("A closed window releases its root")
  func closing() async {
    weak var root: UIViewController?
    let window = device.makeWindow()
    device.perform {
      let made = UIViewController()
      window.rootViewController = made
      window.makeKeyAndVisible()
      root = made
    }
    await device.settle()
    #expect(root != nil)
    device.close(window)
    await device.settle()
    #expect(root == nil)
  }
}

private final class TwoPages: NSObject, UIPageViewControllerDataSource {
  let pages = [UIViewController(), UIViewController()]
  var isEmpty = false

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { !isEmpty && viewController === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { !isEmpty && viewController === pages[0] ? pages[1] : nil }
}

import PortableUIKit
import Testing

@MainActor @Suite("A tab that changes the tabs in its callback", .simulated, .standInOnly)
struct TabCallbackTests {
  let stage = Stage()

  private func show(_ tabs: [UIViewController]) async -> (UITabBarController, UIWindow) {
    let controller = UITabBarController()
    controller.viewControllers = tabs
    let window = await stage.show(controller)
    return (controller, window)
  }

  private func screen(
    _ name: String, _ callback: ReactingScreen.Callback, _ work: @escaping () -> Void
  ) -> ReactingScreen {
    let screen = ReactingScreen(name, stage.log)
    screen.reaction = (callback, work)
    return screen
  }

  @Test("The old tab comes back if it gives the new one away in viewWillDisappear")
  func newTabTaken() async {
    let (b, other) = (stage.screen("B"), UIViewController())
    let a = screen("A", .willDisappear) { other.addChild(b) }
    let (tabs, window) = await show([a, b])

    tabs.selectedIndex = 1
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.hasPrefix("A.") } == [
        "A.viewWillDisappear(false)", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)",
      ])
    #expect(tabs.selectedViewController === a)
    #expect(tabs.children == [a])
    #expect(b.parent === other)
    #expect(a.view.window === window)
  }

  @Test("The old tab stays if the new one leaves the list in viewWillAppear")
  func newTabReleased() async {
    var change = {}
    let (a, b) = (stage.screen("A"), screen("B", .willAppear) { change() })
    let (tabs, window) = await show([a, b])
    change = { [unowned tabs] in tabs.viewControllers = [a] }

    tabs.selectedIndex = 1
    await stage.settle()

    #expect(stage.log.take().filter { $0.hasPrefix("A.") } == [])
    #expect(tabs.selectedViewController === a)
    #expect(b.parent == nil)
    #expect(b.view.window == nil)
    #expect(a.view.window === window)
  }

  @Test("A tab that has left the list doesn't disturb the new one by a selection as it appears")
  func leavingSelects() async {
    var change = {}
    let (a, c) = (stage.screen("A"), stage.screen("C"))
    let b = screen("B", .isAppearing) { change() }
    let (tabs, window) = await show([a, b])
    change = { [unowned tabs] in tabs.selectedIndex = 0 }

    tabs.selectedIndex = 1
    tabs.viewControllers = [c]
    await stage.settle()

    #expect(tabs.children == [c])
    #expect(tabs.selectedViewController === c)
    #expect(c.view.window === window)
    #expect(b.parent == nil)
    #expect(b.view.window == nil)
    #expect(
      stage.log.take().filter { $0.hasPrefix("C.view") } == [
        "C.viewDidLoad", "C.viewWillAppear(false)", "C.viewIsAppearing(false)",
        "C.viewDidAppear(false)",
      ])
  }

  @Test("A tab that selects another in viewIsAppearing appears, and then disappears")
  func selectsAnother() async {
    var change = {}
    let (a, c) = (stage.screen("A"), stage.screen("C"))
    let b = screen("B", .isAppearing) { change() }
    let (tabs, window) = await show([a, b, c])
    change = { [unowned tabs] in tabs.selectedIndex = 2 }

    tabs.selectedIndex = 1
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.hasPrefix("B.view") } == [
        "B.viewDidLoad", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
        "B.viewDidAppear(false)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
      ])
    #expect(tabs.selectedViewController === c)
    #expect(b.view.window == nil)
    #expect(c.view.window === window)
  }

  @Test("A tab that sets the list as it leaves its old parent is selected and visible")
  func selectedWhileJoining() async {
    var change = {}
    let (a, c) = (stage.screen("A"), stage.screen("C"))
    let b = screen("B", .didMoveFromParent) { change() }
    let other = UIViewController()
    other.addChild(b)
    other.view.addSubview(b.view)
    b.didMove(toParent: other)
    let (tabs, window) = await show([a])
    change = { [unowned tabs] in tabs.viewControllers = [b, c] }

    tabs.viewControllers = [c, b]
    await stage.settle()

    #expect(tabs.selectedViewController === b)
    #expect(b.parent === tabs)
    #expect(b.view.window === window)
    #expect(stage.log.take().last { $0.hasPrefix("B.view") }?.hasPrefix("B.viewDidAppear") == true)
  }
}

/// Does some work once, in the next callback of this kind.
private final class ReactingScreen: RecordingScreen {
  enum Callback {
    case willAppear, isAppearing, willDisappear, didMoveFromParent
  }

  var reaction: (callback: Callback, work: () -> Void)?

  private func react(_ callback: Callback) {
    guard let reaction, reaction.callback == callback else { return }
    self.reaction = nil
    reaction.work()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    react(.willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    react(.isAppearing)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    react(.willDisappear)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { react(.didMoveFromParent) }
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("The root of a window", .simulated) struct WindowRootTests {
  let stage = Stage()

  @Test("Rule 20: a window starts hidden and isn't key")
  func rule20() {
    let window = UIWindow()
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
  }

  @Test("Rule 21: the root of a hidden window is loaded when the window is shown")
  func rule21() {
    let root = stage.screen("A")
    let window = stage.simulation.makeWindow()

    window.rootViewController = root
    #expect(!root.isViewLoaded)
    #expect(stage.log.take() == [])

    window.makeKeyAndVisible()
    #expect(root.isViewLoaded)
    #expect(root.view.superview != nil)
    #expect(window.isKeyWindow)
  }

  @Test("Rule 20: a window that can't become key is shown, and the key window stays key")
  func rule20Key() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let window = stage.simulation.makeWindow()
    window.makeKeyAndVisible()
    let overlay = Overlay(frame: window.bounds)
    overlay.windowScene = window.windowScene
    overlay.makeKeyAndVisible()
    #expect(!overlay.isHidden)
    #expect(!overlay.isKeyWindow)
    #expect(window.isKeyWindow)
  }

  @Test("Rule 21: setting isHidden to false shows the root as well")
  func rule21Hidden() async {
    let root = stage.screen("A")
    let window = stage.simulation.makeWindow()
    window.rootViewController = root

    window.isHidden = false
    await stage.settle()

    #expect(root.view.window === window)
    #expect(stage.log.take().last == "A.viewDidAppear(false)")
  }

  @Test("Rule 22: the root first appears without animation")
  func rule22() async {
    let window = await stage.show(stage.screen("A"), keepingLog: true)
    #expect(
      stage.log.take() == [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)",
      ])
    _ = window
  }

  @Test("Rule 23: a container's callbacks precede its visible child's")
  func rule23() async {
    let stack = RecordingStack([stage.screen("A")])
    stack.log = stage.log
    stack.loadViewIfNeeded()
    let tabs = RecordingTabs([stack])
    tabs.log = stage.log
    tabs.loadViewIfNeeded()
    _ = stage.log.take()

    let window = await stage.show(tabs, keepingLog: true)

    let appearances = stage.log.take().filter { $0.contains("ppear") }
    #expect(
      appearances.map(\.withoutFlags) == [
        "T.viewWillAppear(false)", "N.viewWillAppear(false)", "A.viewWillAppear(false)",
        "T.viewIsAppearing(false)", "N.viewIsAppearing(false)", "A.viewIsAppearing(false)",
        "T.viewDidAppear(false)", "N.viewDidAppear(false)", "A.viewDidAppear(false)",
      ])
    _ = window
  }

  @Test("Rule 24: a new root appears in place of the old one, which disappears")
  func rule24() async {
    let (a, b) = (stage.screen("A"), ReplacedViewWatcher("B", stage.log))
    let window = await stage.show(a)
    b.replaced = a

    window.rootViewController = b
    await stage.settle()

    let events = stage.log.take()
    #expect(
      events.filter { $0.hasPrefix("A.") } == [
        "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
      ])
    #expect(
      events.filter { $0.hasPrefix("B.") } == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
        "B.old view is gone: true", "B.viewDidAppear(false)",
      ])
    #expect(a.view.window == nil)
    #expect(b.view.window === window)
  }

  @Test("Rule 25: a new root doesn't dismiss what the old one presents")
  func rule25() async {
    let (a, b, presented) = (stage.screen("A"), stage.screen("B"), stage.screen("P"))
    let window = await stage.show(a)
    a.present(presented, animated: false)
    await stage.settle()

    window.rootViewController = b
    await stage.settle()

    #expect(a.presentedViewController === presented)
    #expect(presented.presentingViewController === a)
    #expect(b.presentedViewController == nil)
    #expect(presented.view.window === window)

    a.dismiss(animated: false)
    await stage.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test("Rule 26: a window without a scene isn't among the scene's windows")
  func rule26() throws {
    let scene = try #require(stage.simulation.connectScene())
    let framed = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let seated = UIWindow(windowScene: scene)
    #expect(framed.windowScene == nil)
    #expect(!scene.windows.contains(framed))
    #expect(scene.windows.contains(seated))

    framed.windowScene = scene
    #expect(scene.windows.contains(framed))
    #expect(UIApplication.shared.connectedScenes.contains(scene))
  }

  @Test("Rule 20: the key window resigns before another one becomes key")
  func rule20Order() {
    final class Named: UIWindow {
      var log: EventLog?
      override func becomeKey() {
        super.becomeKey()
        log?.add("\(tag) becomes")
      }
      override func resignKey() {
        super.resignKey()
        log?.add("\(tag) resigns")
      }
    }
    let scene = stage.simulation.makeWindow().windowScene
    let windows = [1, 2].map { tag in
      let window = Named(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.windowScene = scene
      window.tag = tag
      window.log = stage.log
      return window
    }
    windows[0].makeKeyAndVisible()
    windows[1].windowLevel = .alert
    windows[1].isHidden = false
    #expect(stage.log.take() == ["1 becomes"])
    #expect(windows[0].isKeyWindow)

    windows[1].makeKey()

    #expect(stage.log.take() == ["1 resigns", "2 becomes"])
    #expect(scene?.keyWindow === windows[1])
  }
}

/// Records, while it's appearing, whether the replaced view has gone.
private final class ReplacedViewWatcher: RecordingScreen {
  weak var replaced: UIViewController?

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("old view is gone: \(replaced?.view.window == nil)")
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("The escape gesture", .simulated, .standInOnly) struct EscapeTests {
  let stage = Stage()

  private var user: HeadlessUser { stage.simulation.user }

  /// Presents over a root, and empties the log.
  private func present(
    _ presented: UIViewController, style: UIModalPresentationStyle = .pageSheet,
    over root: UIViewController
  ) async -> UIWindow {
    let window = await stage.show(root)
    presented.modalPresentationStyle = style
    presented.popoverPresentationController?.sourceView = root.view
    root.present(presented, animated: false)
    await stage.settle()
    _ = stage.log.take()
    return window
  }

  @Test("Rule 153: the gesture goes up the responder chain until a responder handles it")
  func rule153() async {
    let (outer, inner) = (EscapingScreen(stage.log), EscapingScreen(stage.log))
    (outer.title, inner.title) = ("outer", "inner")
    let element = EscapingView(stage.log)
    let window = await stage.show(outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    inner.view.addSubview(element)
    await stage.settle()

    outer.answers = true
    #expect(user.performEscape(on: element))
    #expect(stage.log.take() == ["view", "inner", "outer"])
    inner.answers = true
    #expect(user.performEscape(on: element))
    #expect(stage.log.take() == ["view", "inner"])
    _ = window
  }

  @Test("Rule 153: by default nothing handles the gesture, and it starts at the screen in front")
  func rule153Default() async {
    let plain = stage.screen("A")
    let window = await stage.show(plain)
    #expect(!plain.accessibilityPerformEscape())
    #expect(!plain.view.accessibilityPerformEscape())
    #expect(!user.performEscape())

    let front = EscapingScreen(stage.log)
    front.modalPresentationStyle = .overFullScreen
    front.title = "front"
    front.answers = true
    plain.present(front, animated: false)
    await stage.settle()
    #expect(user.performEscape())
    #expect(stage.log.take().last == "front")
    _ = window
  }

  @Test("Rule 153: the gesture starts at the first responder in front")
  func rule153FirstResponder() async {
    let screen = EscapingScreen(stage.log)
    screen.title = "screen"
    let element = EscapingView(stage.log)
    let window = await stage.show(screen)
    screen.view.addSubview(element)
    #expect(element.becomeFirstResponder())

    #expect(!user.performEscape())
    #expect(stage.log.take() == ["view", "screen"])
    _ = window
  }

  @Test("Rule 154: the gesture pops a stack with animation, but not its root")
  func rule154Stack() async {
    let stack = RecordingStack(stage.screens("A", "B"))
    let window = await stage.show(stack)

    #expect(user.performEscape())
    #expect(names(stack.viewControllers) == "A")
    #expect(stack.transitionCoordinator != nil)
    await stage.settle()
    #expect(!user.performEscape())
    _ = window
  }

  @Test(
    "Rule 154: the gesture dismisses a sheet or a popover",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
  func rule154Sheet(style: UIModalPresentationStyle) async {
    let (root, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await present(presented, style: style, over: root)

    #expect(user.performEscape())
    await stage.settle()

    #expect(root.presentedViewController == nil)
    _ = window
  }

  @Test("Rule 154: the gesture doesn't dismiss a modal sheet")
  func rule154Modal() async {
    let (root, presented) = (stage.screen("A"), stage.screen("P"))
    presented.isModalInPresentation = true
    let window = await present(presented, over: root)

    #expect(!user.performEscape())
    await stage.settle()

    #expect(root.presentedViewController === presented)
    _ = window
  }

  @Test("Rule 154: the gesture dismisses an alert")
  func rule154Alert() async {
    let root = stage.screen("A")
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    let window = await stage.show(root)
    root.present(alert, animated: false)
    await stage.settle()

    #expect(user.performEscape())
    await stage.settle()

    #expect(root.presentedViewController == nil)
    _ = window
  }

  @Test(
    "Rule 155: the gesture neither dismisses what covers the screen nor pops the stack beneath it",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func rule155(style: UIModalPresentationStyle) async {
    let stack = RecordingStack(stage.screens("A", "B"))
    let presented = stage.screen("P")
    let window = await present(presented, style: style, over: stack)

    #expect(!user.performEscape())
    await stage.settle()

    #expect(stack.presentedViewController === presented)
    #expect(names(stack.viewControllers) == "A B")
    _ = window
  }
}

private final class EscapingScreen: UIViewController {
  private var log: EventLog?
  var answers = false

  convenience init(_ log: EventLog) {
    self.init(nibName: nil, bundle: nil)
    self.log = log
  }

  override func accessibilityPerformEscape() -> Bool {
    log?.add(title ?? "")
    return answers
  }
}

private final class EscapingView: UIView {
  private var log: EventLog?

  convenience init(_ log: EventLog) {
    self.init(frame: .zero)
    self.log = log
  }

  override var canBecomeFirstResponder: Bool { true }

  override func accessibilityPerformEscape() -> Bool {
    log?.add("view")
    return false
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Unwinding", .simulated, .standInOnly) struct UnwindTests {
  #if !canImport(UIKit)
  /// Performs its own movement.
  private final class OwnSegue: UIStoryboardSegue {
    override func perform() { (destination as? RecordingScene)?.record("performed by the segue") }
  }

  let stage = Stage()
  let storyboard: UIStoryboard

  init() {
    let log = stage.log
    HeadlessDevice.current.declareStoryboard(
      named: "Main",
      StoryboardContents(
        scenes: ["scene": { RecordingScene("", log) }],
        segues: [
          .unwind("back", from: "scene", action: "unwindToA:"),
          .unwind("jump", from: "scene", action: "unwindToA:", animates: false),
          .unwind("own", from: "scene", action: "unwindToA:", make: OwnSegue.init),
          .unwind("lost", from: "scene", action: "unwindToNobody:"),
        ],
        unwindActions: [
          .init("unwindToA:", of: RecordingScene.self) { scene, segue in
            scene.record("unwindToA(\(nameOf(segue.source)))")
          }
        ]))
    storyboard = UIStoryboard(name: "Main", bundle: nil)
  }

  /// Makes a scene. Only one named A accepts the unwind action.
  private func scene(_ name: String) throws -> RecordingScene {
    let made = storyboard.instantiateViewController(withIdentifier: "scene")
    let scene = try #require(made as? RecordingScene)
    scene.name = name
    scene.allowsUnwinding = name == "A"
    return scene
  }

  private func stack(_ names: String...) throws -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = try names.map(scene)
    return stack
  }

  private func unwind(_ identifier: String = "back", from source: UIViewController?) {
    _ = stage.log.take()
    source?.performSegue(withIdentifier: identifier, sender: nil)
  }

  @Test("Rule 159: an unwind segue asks, prepares, calls the action, and then moves")
  func order() async throws {
    let stack = try stack("A", "B")
    let window = await stage.show(stack)
    let source = try #require(stack.topViewController)
    HeadlessDevice.current.user.trigger(segue: "back", of: source)
    #expect(
      stage.log.take() == [
        "B.shouldPerformSegue(back)", "A.canPerform(unwindToA:, from: B)", "B.prepare(back, A)",
        "A.unwindToA(B)", "B.willMove(nil)",
      ])
    #expect(names(stack.viewControllers) == "A")
    await stage.settle()
    #expect(
      stage.log.take().map(\.withoutFlags) == [
        "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)", "B.viewDidDisappear(true)", "A.viewDidAppear(true)",
        "B.didMove(nil)",
      ])
    _ = window
  }

  @Test("Rule 159: an unwind segue can be refused if the user begins it, but not in code")
  func refusal() async throws {
    let stack = try stack("A", "B")
    let window = await stage.show(stack)
    let source = try #require(stack.topViewController as? RecordingScene)
    source.allowsSegues = false
    HeadlessDevice.current.user.trigger(segue: "back", of: source)
    #expect(stage.log.take() == ["B.shouldPerformSegue(back)"])
    unwind(from: source)
    #expect(!stage.log.take().contains("B.shouldPerformSegue(back)"))
    #expect(names(stack.viewControllers) == "A")
    await stage.settle()
    _ = window
  }

  @Test("Rule 159: without a destination nothing happens, not even prepare")
  func nobody() async throws {
    let stack = try stack("B", "C", "D")
    let window = await stage.show(stack)
    unwind(from: stack.topViewController)
    #expect(
      stage.log.take() == [
        "C.canPerform(unwindToA:, from: D)", "B.canPerform(unwindToA:, from: D)",
      ])
    unwind("lost", from: stack.topViewController)
    #expect(!stage.log.take().contains { $0.contains("prepare") })
    #expect(names(stack.viewControllers) == "B C D")
    _ = window
  }

  @Test("Rule 159: unwinding pops several screens of a stack at once", arguments: [true, false])
  func popping(animated: Bool) async throws {
    let stack = try stack("A", "B", "C")
    let window = await stage.show(stack)
    let start = stage.simulation.now
    unwind(animated ? "back" : "jump", from: stack.topViewController)
    await stage.settle()
    #expect(names(stack.viewControllers) == "A")
    #expect((stage.simulation.now > start) == animated)
    #expect(stage.log.take().contains { $0.hasPrefix("A.viewDidAppear(\(animated))") })
    _ = window
  }

  @Test("Rule 159: unwinding dismisses everything on the way in one movement")
  func dismissing() async throws {
    let root = try scene("A")
    let window = await stage.show(root)
    let (lower, upper) = (try stack("B", "C"), try stack("D"))
    root.present(lower, animated: false)
    await stage.settle()
    lower.present(upper, animated: false)
    await stage.settle()
    unwind(from: upper.topViewController)
    #expect(lower.isBeingDismissed && upper.isBeingDismissed)
    await stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(lower.presentingViewController == nil && upper.presentingViewController == nil)
    _ = window
  }

  @Test(
    "Rule 159: unwinding dismisses a sheet and pops the stack beneath it",
    arguments: [true, false])
  func both(isFullScreen: Bool) async throws {
    let root = try stack("A", "B")
    let window = await stage.show(root)
    let sheet = try stack("C", "D")
    if isFullScreen { sheet.modalPresentationStyle = .fullScreen }
    root.present(sheet, animated: false)
    await stage.settle()
    unwind(from: sheet.topViewController)
    await stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(names(root.viewControllers) == "A")
    #expect(root.topViewController?.view.window === window)
    if !isFullScreen {
      // The dismissal is the only movement: the pop beneath it isn't animated.
      #expect(stage.log.take().contains { $0.hasPrefix("A.viewDidAppear(false)") })
    }
    // The sheet's own stack stays as it was.
    #expect(names(sheet.viewControllers) == "C D")
  }

  @Test("Rule 159: unwinding selects the destination's tab and pops its stack")
  func tabs() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [try stack("A", "B"), try stack("C")]
    let window = await stage.show(tabs)
    tabs.selectedIndex = 1
    await stage.settle()
    let stacks = tabs.viewControllers?.compactMap { $0 as? UINavigationController } ?? []
    unwind(from: stacks.last?.topViewController)
    await stage.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(stacks.map { names($0.viewControllers) } == ["A", "C"])
    _ = window
  }

  @Test(
    "Rule 159: unwinding shows the destination's column, side by side or collapsed",
    arguments: [true, false])
  func columns(isWide: Bool) async throws {
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (try stack("A"), try stack("B", "C"))
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let window = await stage.show(split)
    await stage.make(window, isWide ? .regular : .compact)
    if isWide { split.hide(.primary) } else { split.show(.secondary) }
    await stage.settle()
    unwind(from: secondary.topViewController)
    await stage.settle()
    let seen = try #require(primary.viewControllers.first)
    #expect(seen.view.window === window)
    #expect(primary.topViewController === seen)
    #expect(split.isCollapsed == !isWide)
    if isWide { #expect(split.displayMode != .secondaryOnly) }
  }

  @Test("Rule 159: unwinding calls each container above the destination with its next child")
  func ownContainers() async throws {
    let (outer, inner) = (try scene("O"), try scene("I"))
    let (goal, source) = (try scene("A"), try scene("S"))
    for (parent, child) in [(outer, inner), (inner, goal), (outer, source)] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    unwind(from: source)
    #expect(
      stage.log.take() == [
        "A.canPerform(unwindToA:, from: S)", "S.prepare(back, A)", "A.unwindToA(S)",
        "O.unwind(towards: I)", "I.unwind(towards: A)",
      ])
  }

  @Test("A segue's own class moves instead of the containers")
  func ownSegue() async throws {
    let stack = try stack("A", "B")
    let window = await stage.show(stack)
    unwind("own", from: stack.topViewController)
    #expect(
      stage.log.take().suffix(3)
        == ["B.prepare(own, A)", "A.unwindToA(B)", "A.performed by the segue"])
    #expect(names(stack.viewControllers) == "A B")
    _ = window
  }

  /// Accepts an action without having its method.
  private final class Liar: UIViewController {
    override func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { true }
  }

  @Test("Accepting an unwind action without having its method is misuse")
  func noMethod() async throws {
    let liar = Liar()
    let stack = UINavigationController(rootViewController: liar)
    stack.pushViewController(try scene("B"), animated: false)
    let window = await stage.show(stack)
    unwind("lost", from: stack.topViewController)
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "rule 159", name: "NSInvalidArgumentException",
          reason: "-[Liar unwindToNobody:]: unrecognized selector sent to instance "
            + described(liar))
      ])
    await stage.settle()
    _ = window
  }

  @Test("M28: performing an unwind segue of another scene")
  func otherScene() throws {
    let other = RecordingScene("X", stage.log)
    unwind(from: other)
    #expect(
      stage.simulation.takeMisuses().map(\.reason) == [
        "Receiver (\(described(other))) has no segue with identifier 'back'"
      ])
  }
  #endif
}

#if !canImport(UIKit)
import PortableUIKit
import Testing

/// How recognizers answer the user's gestures (V25). Their targets have no selectors here, so these
/// tests run on a headless device only.
@MainActor @Suite(.simulated) struct RecognizerTests {
  private let screen = Touchscreen()
  private let view = UIView()
  private let log = EventLog()

  private var user: HeadlessUser { screen.user }

  @Test func `V25: a target gets the recognizer, in the state of its gesture`() {
    let target = Target(log)
    let tap = UITapGestureRecognizer(target: target, action: Selector("tapped"))
    view.addGestureRecognizer(tap)
    screen.show(view)
    #expect(user.tap(view, times: 1))
    #expect(log.take() == ["tapped 3"])
    #expect(tap.state == .possible)
    user.tap(view, times: 2)
    #expect(log.take() == ["tapped 3"])
    tap.isEnabled = false
    user.tap(view, times: 1)
    #expect(log.take() == [])
  }

  @Test func `V25: targets are called in order, each pair once, and not kept alive`() {
    let (first, second) = (Target(log), Target(log))
    var short: Target? = Target(log)
    let tap = UITapGestureRecognizer()
    tap.addTarget(first, action: Selector("one"))
    tap.addTarget(first, action: Selector("one"))
    tap.addTarget(second, action: Selector("two"))
    if let short { tap.addTarget(short, action: Selector("gone")) }
    short = nil
    view.addGestureRecognizer(tap)
    screen.show(view)
    user.tap(view, times: 1)
    #expect(log.take() == ["one 3", "two 3"])
    tap.removeTarget(first, action: nil)
    user.tap(view, times: 1)
    #expect(log.take() == ["two 3"])
    tap.removeTarget(nil, action: nil)
    user.tap(view, times: 1)
    #expect(log.take() == [])
  }

  @Test func `V25: a long press and a drag begin, and end`() {
    let target = Target(log)
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(target: target, action: Selector("press")))
    let pan = UIPanGestureRecognizer(target: target, action: Selector("pan"))
    view.addGestureRecognizer(pan)
    screen.show(view)
    user.longPress(view)
    #expect(log.take() == ["press 1", "press 3"])
    user.pan(view, by: CGPoint(x: 40, y: 0))
    #expect(log.take() == ["pan 1", "pan 2", "pan 3"])
    #expect(pan.translation(in: view) == CGPoint(x: 40, y: 0))
  }

  @Test func `V25: a swipe is recognized in the directions of its recognizer`() {
    let swipe = UISwipeGestureRecognizer(target: Target.kept(log), action: Selector("swipe"))
    swipe.direction = [.left, .up]
    view.addGestureRecognizer(swipe)
    screen.show(view)
    user.swipe(view, .right)
    #expect(log.take() == [])
    user.swipe(view, .up)
    #expect(log.take() == ["swipe 3"])
  }

  @Test func `V25: the innermost recognizer keeps the others from the touch`() {
    let target = Target(log)
    let outer = UIView()
    outer.addSubview(view)
    let (inside, outside) = (
      UITapGestureRecognizer(target: target, action: Selector("inner")),
      UITapGestureRecognizer(target: target, action: Selector("outer"))
    )
    view.addGestureRecognizer(inside)
    outer.addGestureRecognizer(outside)
    screen.show(outer)
    user.tap(view, times: 1)
    #expect(log.take() == ["inner 3"])
    let delegate = Deciding()
    outside.delegate = delegate
    delegate.goesTogether = true
    user.tap(view, times: 1)
    #expect(log.take() == ["inner 3", "outer 3"])
    inside.delegate = delegate
    delegate.mayBegin = false
    user.tap(view, times: 1)
    #expect(log.take() == [])
    (delegate.mayBegin, delegate.receives) = (true, false)
    user.tap(view, times: 1)
    #expect(log.take() == [])
  }

  @Test func `V25: a single tap waits for a double tap to fail`() {
    let target = Target(log)
    let single = UITapGestureRecognizer(target: target, action: Selector("single"))
    let double = UITapGestureRecognizer(target: target, action: Selector("double"))
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    screen.show(view)
    user.tap(view, times: 2)
    #expect(log.take() == ["single 3", "double 3"])
    single.require(toFail: double)
    user.tap(view, times: 2)
    #expect(log.take() == ["double 3"])
    user.tap(view, times: 1)
    #expect(log.take() == [])
    Simulation.current.runUntilIdle()
    #expect(log.take() == ["single 3"])
  }

  @Test func `V25: a recognized touch is cancelled in its view, unless the recognizer says no`() {
    let touched = Touched()
    touched.log = log
    let tap = UITapGestureRecognizer(target: Target.kept(log), action: Selector("tap"))
    touched.addGestureRecognizer(tap)
    screen.show(touched)
    user.tap(touched, times: 1)
    #expect(log.take() == ["began", "tap 3", "cancelled"])
    tap.cancelsTouchesInView = false
    user.tap(touched, times: 1)
    #expect(log.take() == ["began", "tap 3", "ended"])
  }

  @Test func `V25: a gesture doesn't reach a view that is closed to touches`() {
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: Target.kept(log), action: Selector("tap")))
    screen.show(view)
    view.isUserInteractionEnabled = false
    #expect(!user.tap(view, times: 1))
    #expect(log.take() == [])
  }

  @Test func `V7: a bar button without a primary action calls its target`() {
    let target = Target(log)
    let item = UIBarButtonItem(
      title: "Done", style: .done, target: target, action: Selector("done"))
    #expect(user.tap(item))
    #expect(log.take() == ["done"])
  }

  @Test func `V28: a key press goes up the responder chain to the command's first taker`() {
    let inner = KeyView(log, "inner", commands: ["n"], takes: [])
    let root = KeyController(log)
    let screen = Touchscreen(root)
    screen.show(inner)
    inner.becomeFirstResponder()
    #expect(user.press("n", .command))
    #expect(log.take() == ["controller n"])
    #expect(user.press("o", .command))
    #expect(log.take() == ["controller o"])
    #expect(!user.press("n"))
    #expect(!user.press("p", .command))
    #expect(log.take() == [])
  }
}

@MainActor private final class Target: ActionTarget {
  private static var all: [Target] = []
  private let log: EventLog

  init(_ log: EventLog) { self.log = log }

  static func kept(_ log: EventLog) -> Target {
    let target = Target(log)
    all.append(target)
    return target
  }

  func method(named action: Selector) -> (@MainActor (Any?) -> Void)? {
    { [log] sender in
      let state = (sender as? UIGestureRecognizer).map { " \($0.state.rawValue)" } ?? ""
      log("\(action)\(state)")
    }
  }
}

private final class Deciding: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = true
  var receives = true
  var goesTogether = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { goesTogether }
}

private final class Touched: UIView {
  var log: EventLog?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?("began") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?("ended") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?("cancelled")
  }
}

private final class KeyView: UIView, ActionTarget {
  private let log: EventLog
  private let name: String
  private let commands: [String]
  private let takes: [String]

  init(_ log: EventLog, _ name: String, commands: [String], takes: [String]) {
    (self.log, self.name, self.commands, self.takes) = (log, name, commands, takes)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    commands.map { UIKeyCommand(input: $0, modifierFlags: .command, action: Selector($0)) }
  }

  func method(named action: Selector) -> (@MainActor (Any?) -> Void)? {
    guard takes.contains(action.description) else { return nil }
    return { [log, name] _ in log("\(name) \(action)") }
  }
}

private final class KeyController: UIViewController, ActionTarget {
  private var log = EventLog()

  convenience init(_ log: EventLog) {
    self.init(nibName: nil, bundle: nil)
    self.log = log
  }

  override var keyCommands: [UIKeyCommand]? {
    ["n", "o"].map { UIKeyCommand(input: $0, modifierFlags: .command, action: Selector($0)) }
  }

  func method(named action: Selector) -> (@MainActor (Any?) -> Void)? {
    { [log] _ in log("controller \(action)") }
  }
}
#endif

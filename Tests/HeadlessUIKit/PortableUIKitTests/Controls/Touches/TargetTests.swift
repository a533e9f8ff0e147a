#if !canImport(UIKit)
import PortableUIKit
import Testing

/// How controls call their targets (V31). Without the Objective-C runtime, these have selectors by
/// `ActionTarget`, so the tests run on a headless device only.
@MainActor @Suite(.simulated) struct TargetTests {
  private let screen = Touchscreen()
  private let button = UIButton(type: .system)
  private let log = EventLog()

  @Test func `V31: targets and actions are called in the order in which they were added`() {
    let target = Target(log, ["one", "two"])
    button.addTarget(target, action: Selector("one"), for: .touchUpInside)
    button.addAction(UIAction { [log] _ in log("action") }, for: .touchUpInside)
    button.addTarget(target, action: Selector("two"), for: [.touchDown, .touchUpInside])
    button.addTarget(target, action: Selector("one"), for: .touchUpInside)
    screen.show(button)
    #expect(screen.user.tap(button))
    #expect(log.take() == ["two UIButton", "one UIButton", "action", "two UIButton"])
    #expect(button.allControlEvents == [.touchDown, .touchUpInside])
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["two"])
    #expect(button.actions(forTarget: self.log, forControlEvent: .touchDown) == nil)
  }

  @Test func `V31: a target is removed for its events, its method or altogether`() {
    let target = Target(log, ["one", "two"])
    button.addTarget(target, action: Selector("one"), for: [.touchDown, .touchUpInside])
    button.addTarget(target, action: Selector("two"), for: .touchUpInside)
    button.removeTarget(target, action: Selector("one"), for: .touchDown)
    screen.show(button)
    screen.user.tap(button)
    #expect(log.take() == ["one UIButton", "two UIButton"])
    button.removeTarget(target, action: nil, for: .allEvents)
    screen.user.tap(button)
    #expect(log.take() == [])
    #expect(button.allTargets.isEmpty)
  }

  @Test func `V31: a control doesn't keep its targets alive`() {
    var target: Target? = Target(log, ["one"])
    let kept = { [weak target] in target }
    button.addTarget(target, action: Selector("one"), for: .touchUpInside)
    target = nil
    #expect(kept() == nil)
    screen.show(button)
    screen.user.tap(button)
    #expect(log.take() == [])
  }

  @Test func `V31: a nil target stands for the responder chain`() {
    let responder = Responder(log, ["one"])
    responder.addSubview(button)
    button.addTarget(nil, action: Selector("one"), for: .touchUpInside)
    screen.show(responder)
    screen.user.tap(button)
    #expect(log.take() == [])
    responder.becomeFirstResponder()
    screen.user.tap(button)
    #expect(log.take() == ["one UIButton"])
    #expect(button.allTargets.first?.base is NSNull)
  }

  @Test func `V31: a method that the target doesn't have is a misuse`() {
    var misuses: [String] = []
    HeadlessDevice.current.misuseHandler = { misuses.append($0.description) }
    let target = Target(log, [])
    button.addTarget(target, action: Selector("other"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(
      misuses == [
        "NSInvalidArgumentException: -[Target other]: unrecognized selector sent to instance (V31)"
      ])
  }
}

@MainActor private final class Target: ActionTarget {
  private let log: EventLog
  private let names: [String]

  init(_ log: EventLog, _ names: [String]) {
    self.log = log
    self.names = names
  }

  func method(named action: Selector) -> (@MainActor (Any?) -> Void)? {
    guard names.contains(action.description) else { return nil }
    return { [log] sender in log("\(action) \(sender.map { "\(type(of: $0))" } ?? "nil")") }
  }
}

private final class Responder: UIView, ActionTarget {
  private let target: Target

  init(_ log: EventLog, _ names: [String]) {
    target = Target(log, names)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  func method(named action: Selector) -> (@MainActor (Any?) -> Void)? {
    target.method(named: action)
  }
}
#endif

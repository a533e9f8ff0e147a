import PortableUIKit
import Testing

@MainActor @Suite(.simulated) struct ControlActionTests {
  private let log = EventLog()
  private let control = UIControl()

  private func action(_ name: String, id: UIAction.Identifier? = nil) -> UIAction {
    let log = log
    return UIAction(identifier: id) { _ in log(name) }
  }

  @Test func `actions run in the order in which they were added`() {
    control.addAction(action("first"), for: .valueChanged)
    control.addAction(action("second"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["first", "second"])
  }

  @Test func `an action for several events runs once for those sent together`() {
    control.addAction(action("both"), for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["both", "both"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func `an action of the same identifier takes the other's place for those events`() {
    let id = UIAction.Identifier("save")
    control.addAction(action("old", id: id), for: [.valueChanged, .touchDown])
    control.addAction(action("new", id: id), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["new", "old"])
  }

  @Test func `the same action can be added for more events later`() {
    let save = action("save")
    control.addAction(save, for: .touchDown)
    control.addAction(save, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["save", "save"])
  }

  @Test func `a removed action runs no more, for the events it was removed from`() {
    let save = action("save", id: UIAction.Identifier("save"))
    control.addAction(save, for: [.touchDown, .touchUpInside])
    control.removeAction(save, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == ["save"])
    control.removeAction(identifiedBy: UIAction.Identifier("save"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == [])
    #expect(control.allControlEvents == [])
  }

  @Test func `an action knows its sender while it runs`() {
    var senders: [UIControl?] = []
    let action = UIAction { senders.append($0.sender as? UIControl) }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders == [control])
    #expect(action.sender == nil)
  }

  @Test func `a primary action runs when the main event is sent`() {
    let control = UIControl(frame: .zero, primaryAction: action("primary"))
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == [])
    control.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == ["primary"])
  }

  @Test func `sending is not touching: a disabled control sends too`() {
    control.addAction(action("sent"), for: .valueChanged)
    control.isEnabled = false
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["sent"])
  }

  @Test func `the state says what the flags say`() {
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }
}

import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct TouchabilityTests {
  private let log = EventLog()
  private let screen = Touchscreen()
  private let button = UIButton(type: .system)

  init() {
    let log = log
    button.addAction(UIAction { _ in log("tapped") }, for: .touchUpInside)
    screen.show(button)
  }

  @Test func `a disabled control ignores a tap`() {
    button.isEnabled = false
    #expect(!screen.user.tap(button))
    #expect(log.take() == [])
  }

  @Test func `a hidden, transparent or closed view on the way keeps a tap out`() {
    screen.root.view.isHidden = true
    #expect(!screen.user.tap(button))
    screen.root.view.isHidden = false
    screen.root.view.alpha = 0
    #expect(!screen.user.tap(button))
    screen.root.view.alpha = 1
    screen.root.view.isUserInteractionEnabled = false
    #expect(!screen.user.tap(button))
    #expect(log.take() == [])
    screen.root.view.isUserInteractionEnabled = true
    #expect(screen.user.tap(button))
    #expect(log.take() == ["tapped"])
  }

  @Test func `a control that is not in a window cannot be tapped`() {
    button.removeFromSuperview()
    #expect(!screen.user.tap(button))
    #expect(log.take() == [])
  }

  @Test func `what lies under a presented sheet cannot be tapped, what lies on it can`() {
    let sheet = UIViewController()
    let log = log
    let close = UIButton(primaryAction: UIAction(title: "Close") { _ in log("close") })
    sheet.view.addSubview(close)
    screen.root.present(sheet, animated: false)
    Simulation.current.runUntilIdle()
    #expect(!screen.user.tap(button))
    #expect(screen.user.tap(close))
    #expect(log.take() == ["close"])
    sheet.dismiss(animated: false)
    Simulation.current.runUntilIdle()
    #expect(!screen.user.tap(close))
    #expect(screen.user.tap(button))
    #expect(log.take() == ["tapped"])
  }
}

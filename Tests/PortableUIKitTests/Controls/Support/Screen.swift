import PortableUIKit
import Testing

/// Gives every test a device of its own, whose time stands still unless the test moves it.
struct OwnScreenTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let device = await HeadlessDevice(timeMode: .manual)
    try await HeadlessDevice.$current.withValue(device) { try await function() }
  }
}

extension Trait where Self == OwnScreenTrait {
  static var ownScreen: Self { Self() }
}

/// A visible window with a view controller on which a test puts what it touches.
@MainActor struct Screen {
  let window: UIWindow
  let root: UIViewController
  let user = HeadlessDevice.current.user

  init(_ root: UIViewController = UIViewController()) {
    self.root = root
    window = UIWindow(windowScene: HeadlessDevice.current.connectScene())
    window.rootViewController = root
    window.makeKeyAndVisible()
    HeadlessDevice.current.runUntilIdle()
  }

  /// Puts the views on the screen and lays them out.
  func show(_ views: UIView...) {
    for view in views {
      view.frame = root.view.bounds
      root.view.addSubview(view)
    }
    HeadlessDevice.current.runUntilIdle()
  }
}

/// What happened, line by line.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) {
    lines.append(line)
  }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension UIControl {
  /// Logs the named events, each by an action of its own.
  func log(_ events: [(name: String, event: UIControl.Event)], to log: Log) {
    for (name, event) in events {
      addAction(UIAction { _ in log(name) }, for: event)
    }
  }
}

/// The events that touches cause, by name.
let touchEvents: [(name: String, event: UIControl.Event)] = [
  ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("valueChanged", .valueChanged),
  ("primaryActionTriggered", .primaryActionTriggered),
]

/// The events of editing, by name.
let editingEvents: [(name: String, event: UIControl.Event)] = [
  ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
  ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
]

import PortableUIKit
import Testing

@testable import Fragments

/// A fragment of an app, and what it logs when a user touches it.
struct Fragment: Sendable, CustomTestStringConvertible {
  enum Touch: Sendable {
    case button, barItem, view
  }

  private let screen: Screen.Type
  private let touch: Touch
  let expected: [String]

  init(_ screen: Screen.Type, _ expected: [String], touch: Touch = .button) {
    self.screen = screen
    self.touch = touch
    self.expected = expected
  }

  var testDescription: String { "\(screen)" }

  /// Shows the screen, touches it and lets a second pass.
  @MainActor func run(on device: HeadlessDevice) -> [String] { show(on: device).log }

  /// The same, and waits for the screen's tasks.
  @MainActor func runToEnd(on device: HeadlessDevice) async -> [String] {
    let shown = show(on: device)
    await device.settle()
    return shown.log
  }

  @MainActor private func show(on device: HeadlessDevice) -> Screen {
    device.perform {
      let shown = screen.init(nibName: nil, bundle: nil)
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UINavigationController(rootViewController: shown)
      window.makeKeyAndVisible()
      device.runUntilIdle()
      switch touch {
      case .button: device.user.tap(shown.button)
      case .barItem:
        if let item = shown.navigationItem.rightBarButtonItem { device.user.tap(item) }
      case .view: device.user.tap(shown.view, times: 1)
      }
      device.advance(by: .seconds(1))
      return shown
    }
  }
}

import PortableSwiftUI
import Testing

@testable import Workouts

/// An app of 2024, without a change: SwiftUI views in hosting controllers, in stacks and tabs of
/// UIKit's.
@MainActor @Suite(.serialized) final class WorkoutsTests {
  private let device = HeadlessDevice(timeMode: .manual)
  private let scene = SceneDelegate()
  private var misuses: [String] = []

  private func launch() {
    device.misuseHandler = { [unowned self] in misuses.append($0.description) }
    device.launch(AppDelegate()) { [scene] _ in scene }
    device.runUntilIdle()
  }

  private var tabs: UITabBarController? {
    scene.window?.rootViewController as? UITabBarController
  }

  /// The view controller in front.
  private var front: UIViewController? {
    var front: UIViewController? = tabs
    while let current = front {
      if let next = current.presentedViewController
        ?? (current as? UITabBarController)?.selectedViewController
        ?? (current as? UINavigationController)?.topViewController
        ?? current.children.first
      {
        front = next
      } else {
        return current
      }
    }
    return nil
  }

  private func tap(_ title: String) throws {
    let view = try #require(front?.view)
    let button = try #require(view.buttons.first { $0.currentTitle == title })
    device.user.tap(button)
    device.runUntilIdle()
  }

  private func choose(_ title: String) throws {
    let alert = try #require(front as? UIAlertController)
    let action = try #require(alert.actions.first { $0.title == title })
    device.user.choose(action, in: alert)
    device.runUntilIdle()
  }

  private var texts: [String] { front?.view.shownTexts ?? [] }

  @Test func `the list follows the store`() throws {
    launch()
    try device.perform {
      #expect(
        texts == [
          "[Full Body, 45 min]", "[Leg Day, 50 min]", "[Morning Stretch, 15 min]",
        ])
      try tap("Full Body, 45 min")
      print(texts)
      try tap("Start")
      print(texts)
      try tap("Squat")
      try tap("Finish")
      print(texts, (front as? UIAlertController)?.message ?? "")
      try choose("Finish")
      print(texts)
      #expect(misuses == [])
    }
  }
}

extension UIView {
  var buttons: [UIButton] {
    (self as? UIButton).map { [$0] } ?? subviews.flatMap(\.buttons)
  }

  /// The texts of the labels and buttons, in order.
  var shownTexts: [String] {
    switch self {
    case let label as UILabel: [label.text ?? ""]
    case let button as UIButton: ["[\(button.currentTitle ?? "")]"]
    case let field as UITextField: ["<\(field.text ?? "")>"]
    default: subviews.flatMap(\.shownTexts)
    }
  }
}

import PortableSwiftUI
import Testing

@testable import Workouts

/// An app of 2024, without a change: SwiftUI views in hosting controllers, in tabs and stacks of
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
    while let next = front?.presentedViewController
      ?? (front as? UITabBarController)?.selectedViewController
      ?? (front as? UINavigationController)?.topViewController ?? front?.children.first
    {
      front = next
    }
    return front
  }

  private var texts: [String] { front?.view.shownTexts ?? [] }

  private func tap(_ title: String) throws {
    let view = try #require(front?.view)
    let button = try #require(view.buttons.first { $0.currentTitle == title })
    device.user.tap(button)
    device.runUntilIdle()
  }

  private func tapBar(_ title: String) throws {
    let item = try #require(front?.navigationItem)
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    device.user.tap(try #require(items.first { $0.title == title }))
    device.runUntilIdle()
  }

  private func choose(_ title: String) throws {
    let alert = try #require(front as? UIAlertController)
    let action = try #require(alert.actions.first { $0.title == title })
    device.user.choose(action, in: alert)
    device.runUntilIdle()
  }

  @Test func `a workout is finished, and the app shows the session`() throws {
    launch()
    try device.perform {
      #expect(
        texts == ["[Full Body, 45 min]", "[Leg Day, 50 min]", "[Morning Stretch, 15 min]"])
      try tap("Leg Day, 50 min")
      try tap("Start")
      #expect(
        texts == [
          "[Minimize]", "[Note]", "Leg Day", "0:00", "[Deadlift]", "[Lunge]", "[Pause]",
          "[Finish]",
        ])
      try tap("Lunge")
      try tap("Pause")
      #expect(texts.contains("[Resume]"))
      try tap("Finish")
      #expect((front as? UIAlertController)?.message == "1 of 2 exercises done.")
      try choose("Finish")
      #expect(tabs?.selectedIndex == 1)
      #expect(front?.navigationItem.title == "Session")
      #expect(texts.suffix(3) == ["Completed", "Lunge", "[Delete Session]"])
      try tap("Delete Session")
      try choose("Delete")
      #expect(front is HistoryViewController)
      #expect(misuses == [])
    }
  }

  @Test func `the form saves what the user types, and asks before it drops it`() throws {
    launch()
    try device.perform {
      let add = try #require(front?.navigationItem.rightBarButtonItem)
      device.user.tap(add)
      device.runUntilIdle()
      #expect(front?.navigationItem.title == "New Workout")
      #expect(front?.navigationItem.rightBarButtonItem?.isEnabled == false)
      let name = try #require(front?.view.fields.first)
      device.user.type("Core", into: name)
      device.runUntilIdle()
      try tapBar("Cancel")
      #expect(front?.title == "Discard Changes?")
      try choose("Keep Editing")
      try tap("Add Exercise")
      #expect(
        texts == [
          "Workout", "<Core>", "30 minutes", "Exercises", "<>", "[Add Exercise]",
        ])
      try tapBar("Save")
      #expect(texts.last == "[Core, 30 min]")
      #expect(misuses == [])
    }
  }

  @Test func `a swipe deletes a workout`() throws {
    launch()
    try device.perform {
      let row = try #require(front?.view.row("Full Body"))
      device.user.swipe(row, .left)
      device.runUntilIdle()
      #expect(texts == ["[Leg Day, 50 min]", "[Morning Stretch, 15 min]"])
    }
  }
}

extension UIView {
  fileprivate var buttons: [UIButton] {
    (self as? UIButton).map { [$0] } ?? subviews.flatMap(\.buttons)
  }

  fileprivate var fields: [UITextField] {
    (self as? UITextField).map { [$0] } ?? subviews.flatMap(\.fields)
  }

  /// The texts of the labels, buttons and fields, in order.
  fileprivate var shownTexts: [String] {
    switch self {
    case let label as UILabel: [label.text ?? ""]
    case let button as UIButton: ["[\(button.currentTitle ?? "")]"]
    case let field as UITextField: ["<\(field.text ?? "")>"]
    default: subviews.flatMap(\.shownTexts)
    }
  }

  /// The row that begins with this text, and that the user can swipe.
  fileprivate func row(_ text: String) -> UIView? {
    if gestureRecognizers?.isEmpty == false,
      shownTexts.first?.dropFirst().hasPrefix(text) ?? false
    {
      return self
    }
    return subviews.lazy.compactMap { $0.row(text) }.first
  }
}

import PortableUIKit
import Testing

@testable import Habits

/// An app of 2020, without a change, driven as a user drives it.
@MainActor @Suite(.serialized) final class HabitsTests {
  private let device = HeadlessDevice(timeMode: .manual)
  private var misuses: [String] = []

  private func launch() {
    device.misuseHandler = { [unowned self] in misuses.append($0.description) }
    device.launch(AppDelegate()) { _ in SceneDelegate() }
    device.runUntilIdle()
  }

  private var coordinator: AppCoordinator? {
    let scene = device.application.connectedScenes.first as? UIWindowScene
    return (scene?.delegate as? SceneDelegate)?.coordinator
  }

  private func top<Screen: UIViewController>(_ type: Screen.Type) throws -> Screen {
    let stack = try #require(coordinator?.navigationController)
    let shown = (stack.presentedViewController as? UINavigationController) ?? stack
    return try #require(shown.topViewController as? Screen)
  }

  private func rows() throws -> [String?] {
    let list = try #require(
      coordinator?.navigationController.viewControllers.first as? HabitListViewController)
    list.tableView.layoutIfNeeded()
    return list.tableView.visibleCells.map { $0.textLabel?.text }
  }

  @Test func `the list loads after a moment`() throws {
    launch()
    try device.perform {
      #expect(try rows() == ["Read, 0", "Run, 0"])
      let list = try top(HabitListViewController.self)
      #expect(!list.spinner.isAnimating)
      #expect(misuses == [])
    }
  }

  @Test func `the editor's coordinator saves a new habit and goes away`() throws {
    launch()
    try device.perform {
      let add = try top(HabitListViewController.self).navigationItem.rightBarButtonItem
      device.user.tap(try #require(add))
      device.runUntilIdle()
      let editor = try top(HabitEditorViewController.self)
      #expect(coordinator?.childCoordinators.count == 1)
      device.user.type("Read", into: editor.nameField)
      let save = try #require(editor.navigationItem.rightBarButtonItem)
      #expect(!device.user.tap(save))
      device.user.type("ing", into: editor.nameField)
      #expect(device.user.tap(save))
      device.runUntilIdle()
      #expect(coordinator?.childCoordinators.count == 0)
      #expect(try rows() == ["Read, 0", "Run, 0", "Reading, 0"])
    }
  }

  @Test func `a swipe down ends the editor's coordinator, too`() throws {
    launch()
    try device.perform {
      let add = try top(HabitListViewController.self).navigationItem.rightBarButtonItem
      device.user.tap(try #require(add))
      device.runUntilIdle()
      let sheet = try #require(coordinator?.navigationController.presentedViewController)
      device.user.swipeDown(sheet)
      device.runUntilIdle()
      #expect(coordinator?.childCoordinators.count == 0)
    }
  }

  @Test func `the detail and the list follow the store by notifications`() throws {
    launch()
    try device.perform {
      let list = try top(HabitListViewController.self)
      device.user.selectRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
      device.runUntilIdle()
      let detail = try top(HabitDetailViewController.self)
      #expect(detail.streakLabel.text == "0 days")
      device.user.tap(detail.doneButton)
      #expect(detail.streakLabel.text == "1 days")
      #expect(!detail.doneButton.isEnabled)
      device.user.tap(detail.streakLabel, times: 1)
      #expect(detail.navigationItem.prompt == "Keep going")
      device.user.pressBack(in: try #require(coordinator?.navigationController))
      device.runUntilIdle()
      #expect(try rows() == ["Read, 1", "Run, 0"])
    }
  }

  @Test func `the search waits until the user has stopped typing`() throws {
    launch()
    try device.perform {
      let list = try top(HabitListViewController.self)
      device.user.type("ru", into: list.searchController.searchBar)
      device.advance(by: .milliseconds(200))
      #expect(try rows() == ["Read, 0", "Run, 0"])
      device.advance(by: .milliseconds(200))
      #expect(try rows() == ["Run, 0"])
      device.user.type("m", into: list.searchController.searchBar)
      device.runUntilIdle()
      #expect(list.messageLabel.text == "No habits")
    }
  }

  @Test func `the third day in a row brings an alert`() throws {
    launch()
    try device.perform {
      let list = try top(HabitListViewController.self)
      let store = HabitStore()
      for _ in 1...2 {
        store.complete(store.habits[0].id)
        store.startNewDay()
      }
      #expect(coordinator?.navigationController.presentedViewController == nil)
      store.complete(store.habits[0].id)
      device.runUntilIdle()
      let alert = coordinator?.navigationController.presentedViewController as? UIAlertController
      #expect(alert?.title == "Three days in a row!")
      #expect(list.view.window != nil)
    }
  }

  @Test func `a link opens a habit at a cold launch and later`() throws {
    launch()
    try device.perform {
      device.user.open(try #require(URL(string: "habits://habit/Run")))
      device.runUntilIdle()
      #expect(try top(HabitDetailViewController.self).title == "Run")
      device.terminate()
      device.user.open(try #require(URL(string: "habits://habit/Read")))
      device.launch(AppDelegate()) { _ in SceneDelegate() }
      device.runUntilIdle()
      #expect(try top(HabitDetailViewController.self).title == "Read")
    }
  }
}

import PortableUIKit
import Testing

@testable import Ledger

/// An app of 2015, without a change, driven as a user drives it.
@MainActor @Suite(.serialized) final class LedgerTests {
  private let device = HeadlessDevice(timeMode: .manual)
  private let delegate = AppDelegate()
  private var misuses: [String] = []

  init() {
    device.perform {
      ExpenseStore.sharedStore.removeAll()
      ExpenseStore.sharedStore.saveNow()
    }
    device.misuseHandler = { [unowned self] in misuses.append($0.description) }
    device.launch(delegate)
    device.runUntilIdle()
  }

  private func run(_ body: () throws -> Void) rethrows { try device.perform(body) }

  private func screen<Screen: UIViewController>(
    _ type: Screen.Type, inTab tab: Int = 0
  ) throws -> Screen {
    let tabs = try #require(delegate.window?.rootViewController as? UITabBarController)
    let stack = try #require(tabs.viewControllers?[tab] as? UINavigationController)
    let shown = (stack.presentedViewController as? UINavigationController) ?? stack
    return try #require(shown.topViewController as? Screen)
  }

  private func add(_ title: String, _ amount: String, kind: Int = 0) throws {
    let list = try screen(ExpenseListViewController.self)
    device.user.tap(try #require(list.navigationItem.rightBarButtonItem))
    device.runUntilIdle()
    let editor = try screen(ExpenseEditorViewController.self)
    device.user.type(title, into: editor.titleField)
    device.user.type(amount, into: editor.amountField)
    device.user.selectSegment(at: kind, in: editor.kindControl)
    device.user.tap(try #require(editor.navigationItem.rightBarButtonItem))
    device.runUntilIdle()
  }

  private func rows() throws -> [String] {
    let list = try screen(ExpenseListViewController.self)
    list.tableView.layoutIfNeeded()
    return list.tableView.visibleCells.map {
      "\($0.textLabel?.text ?? "nil") \($0.detailTextLabel?.text ?? "nil")"
    }
  }

  @Test func `the plus button opens the editor, and saving adds a row and a badge`() throws {
    try run {
      try add("Tea", "4.50")
      try add("Train", "12", kind: 1)
      #expect(try rows() == ["Train 12.00", "Tea 4.50"])
      let list = try screen(ExpenseListViewController.self)
      #expect(list.tabBarController?.tabBar.items?.first?.badgeValue == "2")
      #expect(list.emptyLabel.isHidden)
      #expect(misuses == [])
    }
  }

  @Test func `the filter shows one kind`() throws {
    try run {
      try add("Tea", "4.50")
      try add("Train", "12", kind: 1)
      let list = try screen(ExpenseListViewController.self)
      device.user.selectSegment(at: 2, in: list.filterControl)
      #expect(try rows() == ["Train 12.00"])
      device.user.selectSegment(at: 3, in: list.filterControl)
      #expect(try rows() == [])
      #expect(!list.emptyLabel.isHidden)
    }
  }

  @Test func `cancel asks the optional method of the delegate`() throws {
    try run {
      let list = try screen(ExpenseListViewController.self)
      device.user.tap(list.emptyLabel, times: 1)
      device.runUntilIdle()
      let editor = try screen(ExpenseEditorViewController.self)
      #expect(editor.navigationItem.rightBarButtonItem?.isEnabled == false)
      device.user.tap(try #require(editor.navigationItem.leftBarButtonItem))
      device.runUntilIdle()
      #expect(list.navigationController?.presentedViewController == nil)
    }
  }

  @Test func `a wrong amount isn't typed, and the keyboard makes room`() throws {
    try run {
      let list = try screen(ExpenseListViewController.self)
      device.user.tap(try #require(list.navigationItem.rightBarButtonItem))
      device.runUntilIdle()
      let editor = try screen(ExpenseEditorViewController.self)
      device.user.type("1x", into: editor.amountField)
      #expect(editor.amountField.text == "1")
      NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
      #expect(editor.scrollView.contentInset.bottom == 216)
      device.user.tap(editor.view, times: 1)
      #expect(!editor.amountField.isFirstResponder)
      NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
      #expect(editor.scrollView.contentInset.bottom == 0)
    }
  }

  @Test func `an expense is changed, and its cell hears of it`() throws {
    try run {
      try add("Tea", "4.50")
      let list = try screen(ExpenseListViewController.self)
      let cell = try #require(list.tableView.visibleCells.first as? ExpenseCell)
      cell.expense?.cents = 500
      #expect(cell.detailTextLabel?.text == "5.00")
      device.user.selectRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
      device.runUntilIdle()
      let editor = try screen(ExpenseEditorViewController.self)
      device.user.deleteBackward(in: editor.titleField, times: 3)
      device.user.type("Coffee", into: editor.titleField)
      device.user.tap(try #require(editor.navigationItem.rightBarButtonItem))
      device.runUntilIdle()
      let rows = try rows()
      #expect(rows == ["Coffee 5.00"])
    }
  }

  @Test func `deleting takes an alert and a moment`() throws {
    try run {
      try add("Tea", "4.50")
      let list = try screen(ExpenseListViewController.self)
      device.user.selectRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
      device.runUntilIdle()
      let editor = try screen(ExpenseEditorViewController.self)
      device.user.tap(editor.deleteButton)
      device.runUntilIdle()
      let alert = try #require(editor.presentedViewController as? UIAlertController)
      device.user.choose(alert.actions[0], in: alert)
      device.runUntilIdle()
      #expect(try rows() == [])
      #expect(try screen(ExpenseListViewController.self) === list)
    }
  }

  @Test func `a cell's button duplicates, and a swipe deletes`() throws {
    try run {
      try add("Tea", "4.50")
      let list = try screen(ExpenseListViewController.self)
      let cell = try #require(list.tableView.visibleCells.first as? ExpenseCell)
      device.user.tap(cell.moreButton)
      device.runUntilIdle()
      let sheet = try #require(
        (list.presentedViewController ?? list.tabBarController?.presentedViewController)
          as? UIAlertController)
      device.user.choose(sheet.actions[0], in: sheet)
      device.runUntilIdle()
      #expect(try rows() == ["Tea 4.50", "Tea 4.50"])
      device.user.commitEditing(ofRowAt: IndexPath(row: 0, section: 0), in: list.tableView)
      #expect(try rows() == ["Tea 4.50"])
    }
  }

  @Test func `changes are saved once, two seconds later, or on the way to the background`() throws {
    try run {
      let settings = try screen(SettingsViewController.self, inTab: 2)
      settings.loadViewIfNeeded()
      try add("Tea", "4.50")
      #expect(ExpenseStore.sharedStore.savedCount == 1)
      #expect(settings.lastSave == "change")
      ExpenseStore.sharedStore.removeExpense(at: 0)
      delegate.applicationDidEnterBackground(UIApplication.shared)
      #expect(settings.lastSave == "background")
      #expect(ExpenseStore.sharedStore.savedCount == 0)
    }
  }

  @Test func `the summary counts up frame by frame`() throws {
    try run {
      try add("Tea", "4.50")
      let tabs = try #require(delegate.window?.rootViewController as? UITabBarController)
      device.user.selectTab(at: 1, in: tabs)
      device.runUntilIdle()
      let summary = try screen(SummaryViewController.self, inTab: 1)
      #expect(summary.kindLabels.map(\.text) == ["Food 450", "Travel 0", "Other 0"])
      device.advance(by: .milliseconds(40))
      #expect(summary.totalLabel.text == "200")
      device.advance(by: .seconds(1))
      #expect(summary.totalLabel.text == "450")
      device.user.swipe(summary.view, .left)
      device.runUntilIdle()
      #expect(tabs.selectedIndex == 2)
    }
  }

  @Test func `switches in cells tell the table, and a row deletes everything`() throws {
    try run {
      try add("Tea", "4.50")
      let tabs = try #require(delegate.window?.rootViewController as? UITabBarController)
      device.user.selectTab(at: 2, in: tabs)
      device.runUntilIdle()
      let settings = try screen(SettingsViewController.self, inTab: 2)
      settings.tableView.layoutIfNeeded()
      #expect(device.user.tap(settings.reminderSwitch))
      #expect(device.user.increment(settings.limitStepper))
      settings.tableView.layoutIfNeeded()
      #expect(
        settings.tableView.visibleCells.map(\.textLabel?.text) == [
          "Reminder on", "Limit 1", "Last save: never", "Delete everything",
        ])
      device.user.selectRow(at: IndexPath(row: 3, section: 0), in: settings.tableView)
      #expect(ExpenseStore.sharedStore.expenses == [])
      #expect(misuses == [])
    }
  }

  @Test func `a refresh takes a second of the device's time`() throws {
    try run {
      let list = try screen(ExpenseListViewController.self)
      device.user.pullToRefresh(list.tableView)
      #expect(list.refreshControl.isRefreshing)
      device.advance(by: .milliseconds(900))
      #expect(list.refreshControl.isRefreshing)
      device.advance(by: .milliseconds(200))
      #expect(!list.refreshControl.isRefreshing)
    }
  }
}

//
//  SettingsViewController.swift
//  Ledger
//

import UIKit

class SettingsViewController: UITableViewController {

  let reminderSwitch = UISwitch()
  let limitStepper = UIStepper()
  private(set) var lastSave = "never"

  private enum Row: Int {
    case reminder, limit, saved, reset
    static let count = 4
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    reminderSwitch.addTarget(self, action: #selector(reminderChanged), for: .valueChanged)
    limitStepper.maximumValue = 10
    limitStepper.addTarget(self, action: #selector(limitChanged), for: .valueChanged)
    NotificationCenter.default.addObserver(
      self, selector: #selector(storeDidSave(_:)), name: ExpenseStoreDidSaveNotification,
      object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc fileprivate func reminderChanged(_ sender: UISwitch) {
    reload(.reminder)
  }

  @objc fileprivate func limitChanged() {
    reload(.limit)
  }

  @objc fileprivate func storeDidSave(_ notification: Notification) {
    lastSave = notification.userInfo?["reason"] as? String ?? "unknown"
    reload(.saved)
  }

  private func reload(_ row: Row) {
    tableView.reloadRows(at: [IndexPath(row: row.rawValue, section: 0)], with: .none)
  }

  // MARK: - Table view data source

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return Row.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.accessoryView = nil
    switch Row(rawValue: indexPath.row)! {
    case .reminder:
      cell.textLabel?.text = "Reminder \(reminderSwitch.isOn ? "on" : "off")"
      cell.accessoryView = reminderSwitch
    case .limit:
      cell.textLabel?.text = "Limit \(Int(limitStepper.value))"
      cell.accessoryView = limitStepper
    case .saved:
      cell.textLabel?.text = "Last save: \(lastSave)"
    case .reset:
      cell.textLabel?.text = "Delete everything"
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard Row(rawValue: indexPath.row) == .reset else { return }
    ExpenseStore.sharedStore.perform(#selector(ExpenseStore.removeAll))
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

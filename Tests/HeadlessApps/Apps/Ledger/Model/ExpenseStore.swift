//
//  ExpenseStore.swift
//  Ledger
//

import Foundation

let ExpenseStoreDidChangeNotification = Notification.Name("ExpenseStoreDidChangeNotification")
let ExpenseStoreDidSaveNotification = Notification.Name("ExpenseStoreDidSaveNotification")

@objcMembers
class ExpenseStore: NSObject {

  static let sharedStore = ExpenseStore()

  private(set) var expenses: [Expense] = []
  private(set) var savedCount = 0
  private var saveTimer: Timer?

  func addExpense(_ expense: Expense) {
    expenses.insert(expense, at: 0)
    storeDidChange()
  }

  func removeExpense(at index: Int) {
    expenses.remove(at: index)
    storeDidChange()
  }

  func removeAll() {
    expenses.removeAll()
    storeDidChange()
  }

  func expenses(of kind: ExpenseKind?) -> [Expense] {
    guard let kind = kind else { return expenses }
    return expenses.filter { $0.kind == kind }
  }

  func totalCents(of kind: ExpenseKind?) -> Int {
    return expenses(of: kind).reduce(0) { $0 + $1.cents }
  }

  func storeDidChange() {
    NotificationCenter.default.post(name: ExpenseStoreDidChangeNotification, object: self)
    // Several changes in a row are saved once.
    saveTimer?.invalidate()
    saveTimer = Timer.scheduledTimer(
      timeInterval: 2, target: self, selector: #selector(saveTimerFired(_:)),
      userInfo: ["reason": "change"], repeats: false)
  }

  func saveTimerFired(_ timer: Timer) {
    let reason = (timer.userInfo as? [String: String])?["reason"] ?? "unknown"
    save(reason: reason)
  }

  func saveNow() {
    saveTimer?.invalidate()
    saveTimer = nil
    save(reason: "background")
  }

  private func save(reason: String) {
    savedCount = expenses.count
    NotificationCenter.default.post(
      name: ExpenseStoreDidSaveNotification, object: self, userInfo: ["reason": reason])
  }
}

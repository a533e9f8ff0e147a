//
//  Expense.swift
//  Ledger
//

import Foundation

@objc enum ExpenseKind: Int {
  case food, travel, other

  static let all: [ExpenseKind] = [.food, .travel, .other]

  var title: String {
    switch self {
    case .food: return "Food"
    case .travel: return "Travel"
    case .other: return "Other"
    }
  }
}

class Expense: NSObject {

  @objc dynamic var title: String
  @objc dynamic var cents: Int
  @objc var kind: ExpenseKind
  @objc var date: Date

  @objc init(title: String, cents: Int, kind: ExpenseKind, date: Date) {
    self.title = title
    self.cents = cents
    self.kind = kind
    self.date = date
    super.init()
  }

  @objc var price: String {
    return String(format: "%d.%02d", cents / 100, cents % 100)
  }

  override var description: String {
    return "\(title) \(price)"
  }
}

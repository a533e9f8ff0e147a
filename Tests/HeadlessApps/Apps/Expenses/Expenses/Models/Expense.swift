import Foundation

enum ExpenseCategory: String, CaseIterable {
    case food, transport, housing, leisure, health, other

    var title: String { return rawValue.capitalized }
}

struct ExpenseDraft: Equatable {
    var title = ""
    var amount: Decimal = 0
    var date = Date()
    var category = ExpenseCategory.other
}

struct Expense {
    let id: Int
    var details: ExpenseDraft

    var month: Date { return details.date.startOfMonth }
}

enum ExpenseFilter {
    case all
    case month(Date)
    case category(ExpenseCategory)

    var title: String {
        switch self {
        case .all: return "Expenses"
        case .month(let month): return DateFormatter.month.string(from: month)
        case .category(let category): return category.title
        }
    }

    func matches(_ expense: Expense) -> Bool {
        switch self {
        case .all: return true
        case .month(let month): return expense.month == month
        case .category(let category): return expense.details.category == category
        }
    }
}

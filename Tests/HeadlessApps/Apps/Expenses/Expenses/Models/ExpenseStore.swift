import Foundation

extension Notification.Name {
    static let expenseStoreDidChange = Notification.Name("ExpenseStoreDidChange")
}

final class ExpenseStore {
    private var items = SampleData.expenses {
        didSet { NotificationCenter.default.post(name: .expenseStoreDidChange, object: self) }
    }
    private var nextID = SampleData.expenses.count + 1

    var monthlyBudget: Decimal = 1000
    var hasSeenOnboarding = false

    func expense(withID id: Int) -> Expense? {
        return items.first { $0.id == id }
    }

    func expenses(matching filter: ExpenseFilter) -> [Expense] {
        return items.filter(filter.matches).sorted { $0.details.date > $1.details.date }
    }

    func total(matching filter: ExpenseFilter) -> Decimal {
        return expenses(matching: filter).reduce(Decimal(0)) { $0 + $1.details.amount }
    }

    func months() -> [Date] {
        return Set(items.map { $0.month }).sorted(by: >)
    }

    func add(_ draft: ExpenseDraft) {
        items.append(Expense(id: nextID, details: draft))
        nextID += 1
    }

    func update(id: Int, with draft: ExpenseDraft) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].details = draft
    }

    func delete(id: Int) {
        items.removeAll { $0.id == id }
    }

    func reset() {
        items = SampleData.expenses
    }
}

import Foundation

enum SampleData {
    static let expenses: [Expense] = [
        make(1, "Groceries", 54, .food, month: 3, day: 24),
        make(2, "Bus pass", 49, .transport, month: 3, day: 20),
        make(3, "Rent", 650, .housing, month: 3, day: 1),
        make(4, "Cinema", 18, .leisure, month: 2, day: 17),
        make(5, "Dentist", 120, .health, month: 2, day: 9),
        make(6, "Dinner", 38, .food, month: 1, day: 27),
        make(7, "Birthday gift", 30, .other, month: 1, day: 12)
    ]

    private static func make(_ id: Int, _ title: String, _ amount: Decimal, _ category: ExpenseCategory,
                             month: Int, day: Int) -> Expense {
        let components = DateComponents(year: 2018, month: month, day: day, hour: 12)
        let date = Calendar(identifier: .gregorian).date(from: components) ?? Date()
        return Expense(id: id, details: ExpenseDraft(title: title, amount: amount, date: date, category: category))
    }
}

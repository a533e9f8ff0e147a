import Foundation

enum DeepLink {
    case list
    case newExpense
    case expense(id: Int)
    case statistics(StatisticsMode)
    case category(ExpenseCategory)
    case settings

    init?(url: URL) {
        guard url.scheme?.lowercased() == "expenses", let host = url.host else { return nil }
        let parameter = url.pathComponents.first { $0 != "/" } ?? ""
        switch host.lowercased() {
        case "list": self = .list
        case "new": self = .newExpense
        case "expense":
            guard let id = Int(parameter) else { return nil }
            self = .expense(id: id)
        case "statistics": self = .statistics(parameter == "categories" ? .categories : .months)
        case "category":
            guard let category = ExpenseCategory(rawValue: parameter) else { return nil }
            self = .category(category)
        case "settings": self = .settings
        default: return nil
        }
    }
}

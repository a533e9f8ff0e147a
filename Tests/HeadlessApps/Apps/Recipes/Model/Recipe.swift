import Foundation

enum Course: String, CaseIterable {
    case starter = "Starter", main = "Main", dessert = "Dessert"
}

struct Ingredient: Equatable {
    let name: String
    let grams: Int?

    func quantityText(metric: Bool) -> String {
        guard let grams = grams else { return "to taste" }
        return metric ? "\(grams) g" : String(format: "%.1f oz", Double(grams) / 28.35)
    }
}

/// What the user can edit about a recipe.
struct RecipeDraft {
    var name = ""
    var course = Course.main
    var minutes = 0
    var ingredients: [Ingredient] = []
    var steps: [String] = []
}

struct Recipe {
    let id: Int
    var content: RecipeDraft
    var isFavourite: Bool
    var timesCooked: Int

    var name: String { return content.name }
    var summary: String { return "\(content.course.rawValue) · \(content.minutes) min" }
}

struct AppSettings {
    var usesMetricUnits = true
    var confirmsDeletion = true
    var showsFavouritesBadge = false
}

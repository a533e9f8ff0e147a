import Foundation

/// Converts between the form's one-line fields and the model.
/// Ingredients: "Flour 180, Butter 110, Salt". Steps: "Mix; Bake; Serve".
enum RecipeText {

    static func string(from ingredients: [Ingredient]) -> String {
        return ingredients
            .map { ingredient -> String in
                guard let grams = ingredient.grams else { return ingredient.name }
                return "\(ingredient.name) \(grams)"
            }
            .joined(separator: ", ")
    }

    static func ingredients(from text: String) -> [Ingredient] {
        return parts(of: text, separator: ",").map { part -> Ingredient in
            let words = part.split(separator: " ")
            if words.count > 1, let last = words.last, let grams = Int(last) {
                return Ingredient(name: words.dropLast().joined(separator: " "), grams: grams)
            }
            return Ingredient(name: part, grams: nil)
        }
    }

    static func steps(from text: String) -> [String] {
        return parts(of: text, separator: ";")
    }

    private static func parts(of text: String, separator: String) -> [String] {
        return text.components(separatedBy: separator)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}

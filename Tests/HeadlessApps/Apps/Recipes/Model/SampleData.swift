import Foundation

enum SampleData {

    static var recipes: [Recipe] {
        return [
            recipe(1, "Tomato Soup", .starter, 30, favourite: true,
                   ingredients: "Tomatoes 800, Onion 120, Cream 100, Salt",
                   steps: "Fry the chopped onion; Add the tomatoes and simmer; Blend and stir in the cream"),
            recipe(2, "Mushroom Risotto", .main, 45,
                   ingredients: "Risotto rice 200, Mushrooms 250, Parmesan 50, Pepper",
                   steps: "Fry the mushrooms; Toast the rice; Add stock ladle by ladle; Fold in the parmesan"),
            recipe(3, "Lentil Curry", .main, 40,
                   ingredients: "Red lentils 300, Coconut milk 400, Curry paste 40",
                   steps: "Warm the curry paste; Add lentils and coconut milk and cook until soft"),
            recipe(4, "Apple Crumble", .dessert, 55, favourite: true,
                   ingredients: "Apples 900, Flour 180, Butter 110, Sugar 90",
                   steps: "Slice the apples; Rub flour, butter and sugar into crumbs; Bake for 40 minutes"),
            recipe(5, "Grandma's Secret Cake", .dessert, 90, ingredients: "", steps: "")
        ]
    }

    private static func recipe(_ id: Int, _ name: String, _ course: Course, _ minutes: Int,
                               favourite: Bool = false, ingredients: String, steps: String) -> Recipe {
        let content = RecipeDraft(name: name, course: course, minutes: minutes,
                                  ingredients: RecipeText.ingredients(from: ingredients),
                                  steps: RecipeText.steps(from: steps))
        return Recipe(id: id, content: content, isFavourite: favourite, timesCooked: 0)
    }
}

import PortableUIKit
import StepRouterExplorer

@testable import Recipes

/// How the app's exploration starts.
@MainActor enum RecipesExploration {
  static let depth = 3

  static let explorer = Explorer.launching(rows: 5) {
    ExploredLaunch(
      delegate: AppDelegate(),
      app: ExploredApp(
        links: [
          ExploredLink("recipes://list", opens: RecipeListViewController.self),
          ExploredLink("recipes://add", opens: RecipeFormViewController.self),
          ExploredLink("recipes://recipe/2", opens: RecipeDetailViewController.self) {
            $0.recipeID == 2
          },
          ExploredLink("recipes://recipe/2/ingredients", opens: IngredientsViewController.self) {
            $0.recipeID == 2
          },
          ExploredLink("recipes://favourites", opens: FavouritesViewController.self),
          ExploredLink("recipes://settings", opens: SettingsViewController.self),
          ExploredLink("recipes://about", opens: AboutViewController.self),
        ],
        texts: ["Name": ["Pancakes"], "Minutes": ["20"]]))
  }
}

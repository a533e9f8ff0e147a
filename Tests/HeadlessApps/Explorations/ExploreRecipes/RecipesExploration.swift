import PortableUIKit
import StepRouterExplorer

@testable import Recipes

/// How the app's exploration starts.
@MainActor enum RecipesExploration {
  static let depth = 3

  /// Explores without links, which is enough for the planted faults.
  static let explorer = explorer(links: [])

  /// Explores with each of the links in each state.
  static let linkExplorer = explorer(links: [
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
  ])

  private static func explorer(links: [ExploredLink]) -> Explorer {
    Explorer.launching(rows: 5) {
      ExploredLaunch(
        delegate: AppDelegate(),
        app: ExploredApp(
          links: links, texts: ["Name": ["Pancakes"], "Minutes": ["20"]]))
    }
  }
}

import StepRouterExplorer

/// Explores the app with one storyboard and many segues.
///
/// - Parameter hasLinks: Whether links arrive in every state.
@MainActor public func explorer(hasLinks: Bool = true) -> Explorer {
  Explorer.launching(rows: 5) {
    ExploredLaunch(
      delegate: AppDelegate(),
      app: ExploredApp(
        links: hasLinks ? links : [], texts: ["Name": ["Pancakes"], "Minutes": ["20"]]))
  }
}

@MainActor private var links: [ExploredLink] {
  [
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
  ]
}

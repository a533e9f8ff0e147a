import UIKit

/// Brings the screen behind a link to the front, whatever is on screen at the moment.
final class LinkRouter {

    private weak var tabBarController: MainTabBarController?
    private let store: RecipeStore

    init(tabBarController: MainTabBarController, store: RecipeStore) {
        self.tabBarController = tabBarController
        self.store = store
    }

    func open(_ link: DeepLink) {
        guard let tabBarController = tabBarController else { return }

        if tabBarController.presentedViewController != nil {
            tabBarController.dismiss(animated: false) {
                self.show(link, in: tabBarController)
            }
        } else {
            show(link, in: tabBarController)
        }
    }

    private func show(_ link: DeepLink, in tabBarController: MainTabBarController) {
        switch link {
        case .list:
            tabBarController.showRoot(of: .recipes)

        case .recipe(let id):
            showRecipe(id: id, withIngredients: false, in: tabBarController)

        case .ingredients(let id):
            showRecipe(id: id, withIngredients: true, in: tabBarController)

        case .addRecipe:
            let navigation = tabBarController.showRoot(of: .recipes)
            navigation?.view.layoutIfNeeded()
            navigation?.topViewController?.performSegue(withIdentifier: "addRecipe", sender: nil)

        case .favourites:
            tabBarController.showRoot(of: .favourites)

        case .settings:
            tabBarController.showRoot(of: .settings)

        case .about:
            let navigation = tabBarController.showRoot(of: .settings)
            guard let about = tabBarController.storyboard?.instantiateViewController(withIdentifier: "About") else { return }
            navigation?.pushViewController(about, animated: false)
        }
    }

    private func showRecipe(id: Int, withIngredients: Bool, in tabBarController: MainTabBarController) {
        let navigation = tabBarController.showRoot(of: .recipes)

        guard store.recipe(id: id) != nil else {
            tabBarController.showMessage(title: "Recipe Not Found",
                                         message: "This recipe is no longer in your collection.")
            return
        }

        let detail = tabBarController.storyboard?.instantiateViewController(withIdentifier: "RecipeDetail")
        if let detail = detail as? RecipeDetailViewController {
            detail.store = store
            detail.recipeID = id
            navigation?.pushViewController(detail, animated: false)
        }

        guard withIngredients else { return }
        let ingredients = tabBarController.storyboard?.instantiateViewController(withIdentifier: "Ingredients")
        if let ingredients = ingredients as? IngredientsViewController {
            ingredients.store = store
            ingredients.recipeID = id
            navigation?.pushViewController(ingredients, animated: false)
        }
    }
}

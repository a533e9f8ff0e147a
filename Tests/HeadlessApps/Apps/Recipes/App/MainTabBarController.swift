import UIKit

class MainTabBarController: UITabBarController {

    enum Tab: Int {
        case recipes, favourites, settings
    }

    private var store: RecipeStore!

    func configure(with store: RecipeStore) {
        self.store = store
        for case let navigation as UINavigationController in viewControllers ?? [] {
            (navigation.viewControllers.first as? StoreConsumer)?.store = store
        }

        NotificationCenter.default.addObserver(self, selector: #selector(updateBadge),
                                               name: .recipeStoreDidChange, object: store)
        updateBadge()
    }

    @discardableResult
    func showRoot(of tab: Tab) -> UINavigationController? {
        selectedIndex = tab.rawValue
        let navigation = selectedViewController as? UINavigationController
        navigation?.popToRootViewController(animated: false)
        return navigation
    }

    @objc private func updateBadge() {
        let count = store.favourites.count
        let isVisible = store.settings.showsFavouritesBadge && count > 0
        viewControllers?[Tab.favourites.rawValue].tabBarItem.badgeValue = isVisible ? "\(count)" : nil
    }
}

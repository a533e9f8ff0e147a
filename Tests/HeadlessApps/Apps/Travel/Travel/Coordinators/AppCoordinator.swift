import UIKit

final class AppCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    private let window: UIWindow
    private let store: TravelStore
    private var pendingLink: DeepLink?

    init(window: UIWindow, store: TravelStore) {
        self.window = window
        self.store = store
    }

    func start() {
        showLogin()
        window.makeKeyAndVisible()
    }

    func open(_ link: DeepLink) {
        if let tabs = childCoordinators.first as? TabCoordinator {
            tabs.open(link)
        } else {
            pendingLink = link
        }
    }

    private func showLogin() {
        let login = LoginCoordinator(store: store)
        login.onFinish = { [weak self] in
            self?.showTabs()
            self?.openPendingLink()
        }
        login.start()
        childCoordinators = [login]
        window.rootViewController = login.navigationController
    }

    private func showTabs() {
        let tabs = TabCoordinator(store: store)
        tabs.onSignOut = { [weak self] in
            self?.store.signOut()
            self?.showLogin()
        }
        tabs.start()
        childCoordinators = [tabs]
        window.rootViewController = tabs.tabBarController
    }

    private func openPendingLink() {
        guard let link = pendingLink else { return }
        pendingLink = nil
        open(link)
    }
}

import UIKit

final class ProfileCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    var onSignOut: (() -> Void)?
    let navigationController = UINavigationController()
    private let store: TravelStore

    init(store: TravelStore) {
        self.store = store
    }

    func start() {
        let profile = ProfileViewController(title: "Profile", store: store)
        profile.onSettings = { [weak self] in self?.showSettings(animated: true) }
        profile.onTerms = { [weak self] in self?.navigationController.presentTerms() }
        profile.onSignOut = { [weak self] in self?.confirmSignOut() }
        navigationController.setViewControllers([profile], animated: false)
    }

    func showRoot() {
        navigationController.popToRootViewController(animated: false)
    }

    func showSettings(animated: Bool) {
        navigationController.pushViewController(SettingsViewController(store: store), animated: animated)
    }

    private func confirmSignOut() {
        navigationController.presentAlert(title: "Sign Out?", actions: [
            UIAlertAction(title: "Sign Out", style: .destructive) { [weak self] _ in self?.onSignOut?() },
            UIAlertAction(title: "Cancel", style: .cancel)
        ])
    }
}

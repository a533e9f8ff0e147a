import UIKit

final class LoginCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    var onFinish: (() -> Void)?
    let navigationController = UINavigationController()
    private let store: TravelStore

    init(store: TravelStore) {
        self.store = store
    }

    func start() {
        let login = LoginViewController(title: "Travel")
        login.onSignIn = { [weak self] email, password in self?.signIn(email: email, password: password) }
        login.onTerms = { [weak self] in self?.navigationController.presentTerms() }
        navigationController.setViewControllers([login], animated: false)
    }

    private func signIn(email: String, password: String) {
        if store.signIn(email: email, password: password) {
            onFinish?()
        } else {
            navigationController.presentAlert(title: "Sign In Failed", message: "The email or password is wrong.")
        }
    }
}

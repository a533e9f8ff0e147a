import UIKit

final class AppCoordinator: NSObject, Coordinator {

    let navigationController = UINavigationController()
    var childCoordinators: [Coordinator] = []

    private let window: UIWindow
    private let store: HabitStoreProtocol

    init(window: UIWindow, store: HabitStoreProtocol) {
        self.window = window
        self.store = store
        super.init()
        navigationController.delegate = self
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(habitCompleted(_:)),
            name: .habitCompleted,
            object: nil
        )
    }

    func start() {
        let viewModel = HabitListViewModel(store: store)
        let viewController = HabitListViewController(viewModel: viewModel)
        viewController.onSelect = { [weak self] habit in self?.showDetail(of: habit) }
        viewController.onAdd = { [weak self] in self?.showEditor() }
        navigationController.viewControllers = [viewController]
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
    }

    func open(_ url: URL) {
        guard url.host == "habit", let habit = store.habits.first(where: { $0.name == url.lastPathComponent })
        else { return }
        navigationController.popToRootViewController(animated: false)
        showDetail(of: habit)
    }

    private func showDetail(of habit: Habit) {
        let viewModel = HabitDetailViewModel(habit: habit, store: store)
        let viewController = HabitDetailViewController(viewModel: viewModel)
        navigationController.pushViewController(viewController, animated: true)
    }

    private func showEditor() {
        let coordinator = EditorCoordinator(presenter: navigationController, store: store)
        coordinator.delegate = self
        addChild(coordinator)
    }

    @objc private func habitCompleted(_ notification: Notification) {
        guard let streak = notification.userInfo?["streak"] as? Int, streak == 3 else { return }
        let alert = UIAlertController(
            title: "Three days in a row!", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Thanks", style: .default))
        navigationController.present(alert, animated: true)
    }
}

extension AppCoordinator: EditorCoordinatorDelegate {
    func editorCoordinatorDidFinish(_ coordinator: EditorCoordinator) {
        removeChild(coordinator)
    }
}

extension AppCoordinator: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        let isDetail = viewController is HabitDetailViewController
        viewController.navigationItem.largeTitleDisplayMode = isDetail ? .never : .always
    }
}

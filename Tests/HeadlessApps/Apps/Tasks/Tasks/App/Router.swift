import UIKit

final class Router {
    let tabBarController = UITabBarController()

    private let service: TaskServicing
    private let listsNavigation = UINavigationController()
    private let settingsNavigation = UINavigationController()

    init(service: TaskServicing) {
        self.service = service
    }

    func start() {
        listsNavigation.viewControllers = [makeLists()]
        listsNavigation.tabBarItem = UITabBarItem(title: "Lists", image: UIImage(systemName: "list.bullet"), tag: 0)
        settingsNavigation.viewControllers = [makeSettings()]
        settingsNavigation.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 1)
        tabBarController.viewControllers = [listsNavigation, settingsNavigation]
    }

    func open(_ url: URL) {
        guard let presented = tabBarController.presentedViewController else {
            follow(DeepLink(url: url))
            return
        }
        if presented.isBeingPresented || presented.isBeingDismissed {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.open(url) }
        } else {
            tabBarController.dismiss(animated: false) { [weak self] in self?.follow(DeepLink(url: url)) }
        }
    }

    private func follow(_ link: DeepLink?) {
        switch link {
        case .lists?:
            show([], in: listsNavigation)
        case .list(let id)?:
            guard let list = service.lists.first(where: { $0.id == id }) else { return showLinkError() }
            show([makeTasks(list)], in: listsNavigation)
        case .task(let id)?:
            guard let task = service.tasks.first(where: { $0.id == id }),
                  let list = service.lists.first(where: { $0.id == task.listID }) else { return showLinkError() }
            show([makeTasks(list), makeDetail(task)], in: listsNavigation)
        case .newTask(let listID)?:
            guard let list = service.lists.first(where: { $0.id == listID }) else { return showLinkError() }
            show([makeTasks(list)], in: listsNavigation)
            presentForm(TaskItem(id: service.makeTaskID(), listID: list.id))
        case .settings?:
            show([], in: settingsNavigation)
        case .about?:
            show([AboutViewController()], in: settingsNavigation)
        case nil:
            showLinkError()
        }
    }

    private func show(_ viewControllers: [UIViewController], in navigation: UINavigationController) {
        tabBarController.selectedViewController = navigation
        let root = Array(navigation.viewControllers.prefix(1))
        navigation.setViewControllers(root + viewControllers, animated: false)
    }

    private func showLinkError() {
        tabBarController.showAlert("Can't Open Link", message: "There is nothing at this address.", cancel: "OK")
    }

    private func makeLists() -> UIViewController {
        let viewModel = ListsViewModel(lists: service.lists)
        viewModel.onShowTasks = { [weak self] list in self?.pushTasks(list) }
        return ListsViewController(viewModel: viewModel)
    }

    private func makeTasks(_ list: TaskList) -> UIViewController {
        let viewModel = TasksViewModel(list: list, service: service)
        viewModel.onShowDetail = { [weak self] task in self?.pushDetail(task) }
        viewModel.onShowForm = { [weak self] task in self?.presentForm(task) }
        viewModel.onShowFilter = { [weak self, weak viewModel] filter in
            self?.presentFilter(filter) { viewModel?.apply($0) }
        }
        return TasksViewController(viewModel: viewModel)
    }

    private func makeDetail(_ task: TaskItem) -> UIViewController {
        let viewModel = TaskDetailViewModel(task: task, service: service)
        let viewController = TaskDetailViewController(viewModel: viewModel)
        viewModel.onEdit = { [weak self] task in self?.presentForm(task) }
        viewModel.onShowDetail = { [weak self, weak viewController] task in
            guard let viewController = viewController, viewController.isTopmostAndVisible else { return }
            self?.pushDetail(task)
        }
        viewModel.onClose = { [weak viewController] in
            guard let viewController = viewController, let navigation = viewController.navigationController else { return }
            if viewController.isTopmostAndVisible {
                navigation.popViewController(animated: true)
            } else {
                navigation.viewControllers.removeAll { $0 === viewController }
            }
        }
        return viewController
    }

    private func pushTasks(_ list: TaskList) {
        listsNavigation.pushViewController(makeTasks(list), animated: true)
    }

    private func pushDetail(_ task: TaskItem) {
        listsNavigation.pushViewController(makeDetail(task), animated: true)
    }

    private func makeSettings() -> UIViewController {
        let viewModel = SettingsViewModel()
        viewModel.onReset = { [weak self] in self?.service.reset() }
        viewModel.onShowAbout = { [weak self] in
            self?.settingsNavigation.pushViewController(AboutViewController(), animated: true)
        }
        return SettingsViewController(viewModel: viewModel)
    }

    private func presentForm(_ task: TaskItem) {
        let viewModel = TaskFormViewModel(task: task, service: service)
        let form = TaskFormViewController(viewModel: viewModel)
        let navigation = UINavigationController(rootViewController: form)
        navigation.presentationController?.delegate = form
        viewModel.onFinish = { [weak navigation] in navigation?.presentingViewController?.dismiss(animated: true) }
        tabBarController.present(navigation, animated: true)
    }

    private func presentFilter(_ filter: TaskFilter, onChange: @escaping (TaskFilter) -> Void) {
        let viewModel = FilterViewModel(filter: filter)
        let navigation = UINavigationController(rootViewController: FilterViewController(viewModel: viewModel))
        viewModel.onChange = onChange
        viewModel.onClose = { [weak navigation] in navigation?.presentingViewController?.dismiss(animated: true) }
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        tabBarController.present(navigation, animated: true)
    }
}

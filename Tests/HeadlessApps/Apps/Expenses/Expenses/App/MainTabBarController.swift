import UIKit

final class MainTabBarController: UITabBarController {
    private enum Tab: Int { case expenses, statistics, settings }

    private let store: ExpenseStore
    private let listViewController = ExpenseListViewController(style: .grouped)
    private let statisticsViewController = StatisticsViewController()
    private let settingsViewController = SettingsViewController(style: .grouped)
    private var pendingLink: DeepLink?

    init(store: ExpenseStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        listViewController.store = store
        statisticsViewController.store = store
        settingsViewController.store = store
        viewControllers = [
            makeStack(root: listViewController, title: "Expenses", symbol: "list.bullet"),
            makeStack(root: statisticsViewController, title: "Statistics", symbol: "chart.bar"),
            makeStack(root: settingsViewController, title: "Settings", symbol: "gear")
        ]
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !store.hasSeenOnboarding && presentedViewController == nil {
            let onboarding = OnboardingViewController()
            onboarding.delegate = self
            onboarding.modalPresentationStyle = .fullScreen
            present(onboarding, animated: false)
        }
    }

    private func makeStack(root: UIViewController, title: String, symbol: String) -> UINavigationController {
        root.navigationItem.title = title
        let stack = UINavigationController(rootViewController: root)
        stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return stack
    }

    func open(_ link: DeepLink) {
        store.hasSeenOnboarding = true
        pendingLink = link
        openPendingLink()
    }

    /// Anything presented goes away first; a running presentation gets the time to finish.
    @objc private func openPendingLink() {
        guard let link = pendingLink else { return }
        if isPresentationAnimating {
            perform(#selector(openPendingLink), with: nil, afterDelay: 0.1)
        } else if presentedViewController != nil {
            dismiss(animated: false) { [weak self] in self?.openPendingLink() }
        } else {
            pendingLink = nil
            follow(link)
        }
    }

    private var isPresentationAnimating: Bool {
        var next = presentedViewController
        while let controller = next {
            if controller.isBeingPresented || controller.isBeingDismissed { return true }
            next = controller.presentedViewController
        }
        return false
    }

    private func follow(_ link: DeepLink) {
        switch link {
        case .list: openTab(.expenses)
        case .newExpense:
            openTab(.expenses)
            present(listViewController.makeEditor(), animated: true)
        case .expense(let id):
            if store.expense(withID: id) != nil {
                openTab(.expenses, pushing: listViewController.makeDetail(expenseID: id))
            } else {
                openTab(.expenses)
                presentMessage(title: "Not Found", message: "This expense no longer exists.")
            }
        case .statistics(let mode):
            statisticsViewController.show(mode: mode)
            openTab(.statistics)
        case .category(let category):
            openTab(.statistics, pushing: statisticsViewController.makeList(filter: .category(category)))
        case .settings: openTab(.settings)
        }
    }

    private func openTab(_ tab: Tab, pushing viewController: UIViewController? = nil) {
        selectedIndex = tab.rawValue
        guard let stack = selectedViewController as? UINavigationController else { return }
        let controllers = [stack.viewControllers.first, viewController].compactMap { $0 }
        stack.setViewControllers(controllers, animated: false)
    }
}

extension MainTabBarController: OnboardingViewControllerDelegate {
    func onboardingDidFinish(_ onboarding: OnboardingViewController) {
        store.hasSeenOnboarding = true
        dismiss(animated: true)
    }
}

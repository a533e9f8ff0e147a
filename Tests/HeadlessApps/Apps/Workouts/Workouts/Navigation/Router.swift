import Observation
import SwiftUI
import UIKit

enum AppTab: Int {
    case workouts, history, statistics, settings
}

@MainActor
@Observable
final class Router {
    let store: WorkoutStore

    /// Grows with every link that is followed, so that views can reset their own alerts and sheets.
    private(set) var followedLinks = 0
    @ObservationIgnored private weak var tabBarController: UITabBarController?

    init(store: WorkoutStore) {
        self.store = store
    }

    func makeRootViewController() -> UIViewController {
        let tabBarController = UITabBarController()
        tabBarController.viewControllers = [
            makeTab(root: makeWorkoutList(), title: "Workouts", symbolName: "dumbbell"),
            makeTab(root: makeHistory(), title: "History", symbolName: "clock"),
            makeTab(root: StatisticsViewController(store: store), title: "Statistics", symbolName: "number"),
            makeTab(root: makeSettings(), title: "Settings", symbolName: "gearshape")
        ]
        self.tabBarController = tabBarController
        return tabBarController
    }

    func open(_ url: URL) {
        guard let link = DeepLink(url: url) else { return }
        dismissPresented(animated: false) { [weak self] in
            self?.follow(link)
        }
    }

    private func follow(_ link: DeepLink) {
        followedLinks += 1
        switch link {
        case .list: show(.workouts)
        case .history: show(.history)
        case .statistics: show(.statistics)
        case .settings: show(.settings)
        case .newWorkout:
            show(.workouts)
            presentForm(workoutID: nil)
        case .workout(let id):
            guard store.workout(id: id) != nil else { return presentNotFound() }
            show(.workouts, pushing: makeWorkoutDetail(id: id))
        case .start(let id):
            guard store.workout(id: id) != nil else { return presentNotFound() }
            show(.workouts, pushing: makeWorkoutDetail(id: id))
            startWorkout(id: id)
        case .session(let id):
            guard store.session(id: id) != nil else { return presentNotFound() }
            show(.history, pushing: makeSessionDetail(id: id))
        }
    }

    private func show(_ tab: AppTab, pushing controller: UIViewController? = nil) {
        guard let navigation = navigation(for: tab), let root = navigation.viewControllers.first else { return }
        navigation.setViewControllers([root, controller].compactMap { $0 }, animated: false)
        tabBarController?.selectedIndex = tab.rawValue
    }

    func showWorkout(id: String) {
        selectedNavigation?.pushViewController(makeWorkoutDetail(id: id), animated: true)
    }

    func showSession(id: String) {
        selectedNavigation?.pushViewController(makeSessionDetail(id: id), animated: true)
    }

    func goBack() {
        selectedNavigation?.popViewController(animated: true)
    }

    func popContentTabs() {
        navigation(for: .workouts)?.popToRootViewController(animated: false)
        navigation(for: .history)?.popToRootViewController(animated: false)
    }

    private var selectedNavigation: UINavigationController? {
        tabBarController?.selectedViewController as? UINavigationController
    }

    private func navigation(for tab: AppTab) -> UINavigationController? {
        tabBarController?.viewControllers?[tab.rawValue] as? UINavigationController
    }

    func presentForm(workoutID: String?) {
        tabBarController?.present(makeForm(workoutID: workoutID), animated: true)
    }

    func startWorkout(id: String) {
        guard let workout = store.workout(id: id) else { return }
        if let active = store.active, active.workout.id != id {
            presentReplaceAlert(active: active, replacement: workout)
            return
        }
        if store.active == nil { store.start(workout) }
        presentActiveWorkout()
    }

    func presentActiveWorkout() {
        guard let session = store.active else { return }
        tabBarController?.present(makeActiveWorkout(session: session), animated: true)
    }

    func finishActiveWorkout() {
        guard let session = store.finishActive() else { return }
        dismissPresented(animated: true) { [weak self] in
            guard let self else { return }
            self.show(.history, pushing: self.makeSessionDetail(id: session.id))
        }
    }

    func dismissPresented(animated: Bool, then action: (() -> Void)? = nil) {
        guard let tabBarController, tabBarController.presentedViewController != nil else {
            action?()
            return
        }
        tabBarController.dismiss(animated: animated, completion: action)
    }

    private func presentReplaceAlert(active: ActiveSession, replacement: Workout) {
        let message = "\(active.workout.name) is not finished yet."
        let alert = UIAlertController(title: "Workout in Progress", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Resume \(active.workout.name)", style: .default) { [weak self] _ in
            self?.presentActiveWorkout()
        })
        alert.addAction(UIAlertAction(title: "Discard and Start New", style: .destructive) { [weak self] _ in
            self?.store.start(replacement)
            self?.presentActiveWorkout()
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        tabBarController?.present(alert, animated: true)
    }

    private func presentNotFound() {
        let message = "This link leads to something that no longer exists."
        let alert = UIAlertController(title: "Not Found", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        tabBarController?.present(alert, animated: true)
    }
}

import SwiftUI
import UIKit

extension Router {
    func makeTab(root: UIViewController, title: String, symbolName: String) -> UINavigationController {
        root.navigationItem.title = title
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbolName), selectedImage: nil)
        return navigation
    }

    func makeWorkoutList() -> UIViewController {
        let controller = UIHostingController(rootView: WorkoutListView(
            store: store,
            onSelect: { [weak self] workout in self?.showWorkout(id: workout.id) },
            onResume: { [weak self] in self?.presentActiveWorkout() }
        ))
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.presentForm(workoutID: nil) }
        )
        return controller
    }

    func makeWorkoutDetail(id: String) -> UIViewController {
        WorkoutDetailController(workoutID: id, store: store, router: self)
    }

    func makeForm(workoutID: String?) -> UIViewController {
        let workout = workoutID.flatMap { store.workout(id: $0) } ?? Workout()
        let title = workoutID == nil ? "New Workout" : "Edit Workout"
        return UIHostingController(rootView: WorkoutFormView(title: title, workout: workout) { [store] draft in
            store.save(draft)
        })
    }

    func makeActiveWorkout(session: ActiveSession) -> UIViewController {
        let controller = UIHostingController(rootView: ActiveWorkoutView(
            session: session,
            confirmsFinish: store.confirmsFinish,
            onMinimize: { [weak self] in self?.dismissPresented(animated: true) },
            onFinish: { [weak self] in self?.finishActiveWorkout() }
        ))
        controller.modalPresentationStyle = .fullScreen
        return controller
    }

    func makeHistory() -> UIViewController {
        let controller = HistoryViewController(store: store)
        controller.onSelect = { [weak self] session in self?.showSession(id: session.id) }
        return controller
    }

    func makeSessionDetail(id: String) -> UIViewController {
        let controller = UIHostingController(rootView: SessionDetailView(
            sessionID: id,
            store: store,
            router: self,
            onDelete: { [weak self] in
                self?.store.deleteSession(id: id)
                self?.goBack()
            }
        ))
        controller.navigationItem.title = "Session"
        return controller
    }

    func makeSettings() -> UIViewController {
        UIHostingController(rootView: SettingsView(store: store, router: self))
    }
}

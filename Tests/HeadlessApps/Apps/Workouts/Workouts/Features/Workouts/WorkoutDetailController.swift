import SwiftUI
import UIKit

final class WorkoutDetailController: UIHostingController<WorkoutDetailView> {
    private let workoutID: String
    private let store: WorkoutStore
    private let router: Router

    init(workoutID: String, store: WorkoutStore, router: Router) {
        self.workoutID = workoutID
        self.store = store
        self.router = router
        super.init(rootView: WorkoutDetailView(workoutID: workoutID, store: store, router: router))

        rootView.onStart = { [weak router] in router?.startWorkout(id: workoutID) }
        rootView.onShowSession = { [weak router] session in router?.showSession(id: session.id) }
        rootView.onDelete = { [weak self] in self?.deleteWorkout() }
    }

    @MainActor required dynamic init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Workout"
        let edit = UIAction { [router, workoutID] _ in router.presentForm(workoutID: workoutID) }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit, primaryAction: edit)
    }

    private func deleteWorkout() {
        store.deleteWorkout(id: workoutID)
        router.goBack()
    }
}

import PortableSwiftUI
import StepRouterExplorer

/// Explores the app with SwiftUI in hosting controllers, as its README describes it.
///
/// - Parameter hasLinks: Whether links arrive in every state.
@MainActor public func explorer(hasLinks: Bool = true) -> Explorer {
  Explorer.launching {
    let scene = SceneDelegate()
    return ExploredLaunch(
      delegate: AppDelegate(), sceneDelegate: { _ in scene },
      app: ExploredApp(links: hasLinks ? links(to: scene) : [], texts: ["Name": ["Core"]]))
  }
}

@MainActor private func links(to scene: SceneDelegate) -> [ExploredLink] {
  [
    ExploredLink("workouts://list", opens: UIHostingController<WorkoutListView>.self),
    ExploredLink("workouts://workout/legs", opens: WorkoutDetailController.self) {
      $0.rootView.workoutID == "legs"
    }
    .requiring("a workout that exists") { scene.store?.workout(id: "legs") != nil },
    ExploredLink("workouts://start/legs", opens: UIHostingController<ActiveWorkoutView>.self) {
      $0.rootView.session.workout.id == "legs"
    }
    .requiring("a workout that exists") { scene.store?.workout(id: "legs") != nil }
    .requiring("no other workout in progress", fulfilledBy: [.tap("Discard and Start New")]) {
      scene.store.map { $0.active == nil || $0.active?.workout.id == "legs" } ?? false
    },
    ExploredLink("workouts://new", opens: UIHostingController<WorkoutFormView>.self),
    ExploredLink("workouts://history", opens: HistoryViewController.self),
    ExploredLink("workouts://history/s1", opens: UIHostingController<SessionDetailView>.self) {
      $0.rootView.sessionID == "s1"
    }
    .requiring("a session that exists") { scene.store?.session(id: "s1") != nil },
    ExploredLink("workouts://stats", opens: StatisticsViewController.self),
    ExploredLink("workouts://settings", opens: UIHostingController<SettingsView>.self),
  ]
}

extension SceneDelegate {
  /// The app's store, as the list of workouts has it.
  fileprivate var store: WorkoutStore? {
    let tabs = window?.rootViewController as? UITabBarController
    let list = (tabs?.viewControllers?.first as? UINavigationController)?.viewControllers.first
    return (list as? UIHostingController<WorkoutListView>)?.rootView.store
  }
}

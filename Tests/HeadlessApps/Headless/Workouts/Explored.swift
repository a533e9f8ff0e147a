import PortableSwiftUI
import StepRouterExplorer

/// The app as its README describes it.
@MainActor public func explorer() -> Explorer {
  Explorer.launching {
    ExploredLaunch(
      delegate: AppDelegate(), sceneDelegate: { _ in SceneDelegate() },
      app: ExploredApp(links: links, texts: ["Name": ["Core"]]))
  }
}

@MainActor private var links: [ExploredLink] {
  [
    ExploredLink("workouts://list", opens: UIHostingController<WorkoutListView>.self),
    ExploredLink("workouts://workout/legs", opens: WorkoutDetailController.self) {
      $0.rootView.workoutID == "legs"
    },
    ExploredLink("workouts://start/legs", opens: UIHostingController<ActiveWorkoutView>.self) {
      $0.rootView.session.workout.id == "legs"
    },
    ExploredLink("workouts://new", opens: UIHostingController<WorkoutFormView>.self),
    ExploredLink("workouts://history", opens: HistoryViewController.self),
    ExploredLink("workouts://history/s1", opens: UIHostingController<SessionDetailView>.self) {
      $0.rootView.sessionID == "s1"
    },
    ExploredLink("workouts://stats", opens: StatisticsViewController.self),
    ExploredLink("workouts://settings", opens: UIHostingController<SettingsView>.self),
  ]
}

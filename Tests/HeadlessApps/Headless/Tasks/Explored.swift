import StepRouterExplorer

/// Explores the app of view models: bindings, closures that navigate, answers that come later.
@MainActor public func explorer() -> Explorer {
  Explorer.launching(rows: 5) {
    ExploredLaunch(
      delegate: AppDelegate(), sceneDelegate: { _ in SceneDelegate() },
      app: ExploredApp(
        links: [
          ExploredLink("tasks://list/work", opens: TasksViewController.self),
          ExploredLink("tasks://task/t1", opens: TaskDetailViewController.self),
          ExploredLink("tasks://new", opens: TaskFormViewController.self),
          ExploredLink("tasks://about", opens: AboutViewController.self),
        ],
        texts: ["Title": ["Call Ann"]]))
  }
}

import StepRouterExplorer

/// Explores the app of view models: bindings, closures that navigate, answers that come later.
///
/// - Parameter hasLinks: Whether links arrive in every state.
@MainActor public func explorer(hasLinks: Bool = true) -> Explorer {
  Explorer.launching(rows: 5) {
    ExploredLaunch(
      delegate: AppDelegate(), sceneDelegate: { _ in SceneDelegate() },
      app: ExploredApp(
        links: hasLinks ? links : [],
        texts: ["Title": ["Call Ann"]]))
  }
}

@MainActor private var links: [ExploredLink] {
  [
    ExploredLink("tasks://list/work", opens: TasksViewController.self),
    ExploredLink("tasks://task/t1", opens: TaskDetailViewController.self),
    ExploredLink("tasks://new", opens: TaskFormViewController.self),
    ExploredLink("tasks://about", opens: AboutViewController.self),
  ]
}

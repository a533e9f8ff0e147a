import StepRouterExplorer

/// Explores the app of collection views and diffable data sources.
///
/// - Parameter hasLinks: Whether links arrive in every state.
@MainActor public func explorer(hasLinks: Bool = true) -> Explorer {
  Explorer.launching(rows: 5) {
    ExploredLaunch(
      delegate: AppDelegate(), sceneDelegate: { _ in SceneDelegate() },
      app: ExploredApp(
        links: hasLinks ? links : [],
        texts: ["Album Name": ["Summer"], "Search": ["Harbor"]]))
  }
}

@MainActor private var links: [ExploredLink] {
  [
    ExploredLink("gallery://album/lisbon", opens: PhotoGridViewController.self) {
      $0.navigationItem.title == "Lisbon"
    },
    ExploredLink("gallery://albums/new", opens: EditAlbumViewController.self),
    ExploredLink("gallery://photo/p1", opens: PhotoPagerViewController.self) {
      $0.navigationItem.title == "Snowfield"
    },
    ExploredLink("gallery://photo/p1/info", opens: PhotoInfoViewController.self),
  ]
}

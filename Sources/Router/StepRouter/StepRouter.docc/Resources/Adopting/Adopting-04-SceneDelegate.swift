import PortableUIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = makeTabs()
    window.makeKeyAndVisible()
  }

  private func makeTabs() -> UITabBarController {
    let notes = UINavigationController(rootViewController: NotesViewController())
    notes.tabBarItem.title = "Notes"
    let settings = UINavigationController(rootViewController: SettingsViewController())
    settings.tabBarItem.title = "Settings"
    let tabs = UITabBarController()
    tabs.viewControllers = [notes, settings]
    return tabs
  }
}

import PortableUIKit
import StepRouter

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var routes: Routes?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = makeTabs()
    window.makeKeyAndVisible()

    let windowProvider = CustomWindowProvider { [weak window] in window }
    routes = Routes(router: DefaultRouter(windowProvider: windowProvider))
    open(connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    open(contexts)
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    guard let routes, let id = contexts.first.flatMap({ Int($0.url.lastPathComponent) })
    else { return }
    routes.router.navigate(to: routes.note, with: id)
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

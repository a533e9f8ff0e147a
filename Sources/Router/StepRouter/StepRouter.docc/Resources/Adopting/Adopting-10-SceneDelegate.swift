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
    let windowProvider = CustomWindowProvider { [weak window] in window }
    let routes = Routes(router: DefaultRouter(windowProvider: windowProvider))
    self.routes = routes

    window.rootViewController = makeTabs(routes)
    window.makeKeyAndVisible()
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

  private func makeTabs(_ routes: Routes) -> UITabBarController {
    let list = NotesViewController()
    list.onNote = { id in routes.router.navigate(to: routes.note, with: id) }
    let notes = UINavigationController(rootViewController: list)
    notes.tabBarItem.title = "Notes"
    let settings = UINavigationController(rootViewController: SettingsViewController())
    settings.tabBarItem.title = "Settings"
    let tabs = UITabBarController()
    tabs.viewControllers = [notes, settings]
    return tabs
  }
}

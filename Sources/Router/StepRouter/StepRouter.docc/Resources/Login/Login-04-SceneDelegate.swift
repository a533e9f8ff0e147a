import PortableUIKit
import StepRouter

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let userSession = Session()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window

    let windowProvider = CustomWindowProvider { [weak window] in window }
    let openRouter = DefaultRouter(windowProvider: windowProvider)
    let router = openRouter.adding(
      LoginInterceptor(session: userSession, router: openRouter))
    let routes = Routes(router: router)
    routes.start(in: window)
  }
}

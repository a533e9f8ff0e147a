import PortableUIKit
import StepRouter

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window

    let windowProvider = CustomWindowProvider { [weak window] in window }
    let routes = Routes(router: DefaultRouter(windowProvider: windowProvider))
    routes.start(in: window)
  }
}

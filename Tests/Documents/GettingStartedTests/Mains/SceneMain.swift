#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterTesting

/// The scene's delegate as it is before there is a login.
@MainActor
enum SceneMain {
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

  static func main(print: (Any) -> Void) {
    let device = HeadlessDevice(timeMode: .manual)
    let sceneDelegate = SceneDelegate()
    device.connectScene(delegate: sceneDelegate)
    device.runUntilIdle()
    if let window = sceneDelegate.window { print(HierarchySnapshot(of: window)) }
  }
}
#endif

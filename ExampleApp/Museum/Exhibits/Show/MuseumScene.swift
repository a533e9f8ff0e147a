#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// A window of an exhibit that the system launches, with a router of its own.
class MuseumScene: UIResponder, UIWindowSceneDelegate {
  final var window: UIWindow?

  final lazy var router = DefaultRouter(
    windowProvider: CustomWindowProvider { [weak self] in self?.window })

  final func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.show(makeRoot())
    connected(scene, with: connectionOptions)
  }

  /// Called when URLs arrive while the scene is connected.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}

  /// Makes the window's root.
  func makeRoot() -> UIViewController { UIViewController() }

  /// Called when the window has its root.
  func connected(_ scene: UIWindowScene, with options: UIScene.ConnectionOptions) {}

  /// The app in this window.
  func explored() -> ExploredApp { ExploredApp(router: router, destinations: []) }
}

extension ExploredLaunch {
  /// A launch whose scenes are made by the closure.
  static func of(_ make: @escaping @MainActor () -> MuseumScene) -> ExploredLaunch {
    ExploredLaunch(delegate: MuseumApplication(), sceneDelegate: { _ in make() }) { scene in
      (scene.delegate as? MuseumScene)?.explored()
        ?? ExploredApp(router: DefaultRouter(), destinations: [])
    }
  }
}

private final class MuseumApplication: UIResponder, UIApplicationDelegate {}
#endif

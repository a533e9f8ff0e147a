#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A view that hides the app while it's in the background must go when the user is back.
@MainActor
@Suite struct OverlayViewTests {
  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let cover: UIView
    private let removes: Bool

    init(_ cover: UIView, removes: Bool) {
      self.cover = cover
      self.removes = removes
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = ShopHome("Home")
      window.makeKeyAndVisible()
      self.window = window
    }

    func sceneWillResignActive(_ scene: UIScene) {
      guard let window else { return }
      cover.frame = window.bounds
      window.addSubview(cover)
    }

    func sceneDidBecomeActive(_ scene: UIScene) { if removes { cover.removeFromSuperview() } }
  }

  private final class Application: UIResponder, UIApplicationDelegate {}

  private func explorer(
    removes: Bool = false, _ cover: @escaping @MainActor () -> UIView = { UIView() }
  ) -> Explorer {
    Explorer(windows: 1) {
      {
        ExploredLaunch(
          delegate: Application(), sceneDelegate: { _ in Delegate(cover(), removes: removes) }
        ) { scene in
          let home = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
            .from(.root).assemble()
          let window = (scene.delegate as? Delegate)?.window
          return ExploredApp(
            router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
            destinations: [ExploredDestination("home", home)])
        }
      }
    }
  }

  @Test("One that stays is a fault")
  func stays() async {
    let exploration = await explorer().replay([.leaveAndReturn])
    #expect(
      exploration.findings.flatMap(\.trial.problems) == [
        Problem(
          .stillVisible,
          "UIView still covers the window, though the app is in front again. Remove it when the app "
            + "becomes active, or allow it with “allows: [.stillVisible.only(\"UIView\")]”.")
      ])
  }

  @Test("One that the user has to unlock is none")
  func locked() async {
    let exploration = await explorer {
      let cover = UIView()
      let field = UITextField()
      field.placeholder = "PIN"
      cover.addSubview(field)
      return cover
    }.replay([.leaveAndReturn])
    #expect(exploration.findings.map(\.description) == [])
  }

  @Test("One that goes is none")
  func goes() async {
    let exploration = await explorer(removes: true).replay([.leaveAndReturn])
    #expect(exploration.findings.map(\.description) == [])
  }
}
#endif

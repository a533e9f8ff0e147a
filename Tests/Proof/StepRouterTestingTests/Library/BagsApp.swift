#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterTesting

/// One launch of an app with a bag in each of its windows, of whose leave it tells.
@MainActor
final class BagsApp: UIResponder, UIApplicationDelegate {
  private let journal = ExplorationJournal()
  /// Whether whatever is asked for takes the bags from the other windows.
  fileprivate let isMeddling: Bool
  fileprivate var scenes: [BagsSceneDelegate] = []

  private init(isMeddling: Bool) {
    self.isMeddling = isMeddling
    super.init()
  }

  static func explorer(isMeddling: Bool = false) -> Explorer {
    Explorer(windows: 2) {
      {
        let app = BagsApp(isMeddling: isMeddling)
        return ExploredLaunch(delegate: app, sceneDelegate: { _ in BagsSceneDelegate(app) }) {
          app.explored(in: $0)
        }
      }
    }
  }

  private func explored(in scene: UIWindowScene) -> ExploredApp {
    let delegate = scene.delegate as? BagsSceneDelegate
    return ExploredApp(
      router: delegate?.router ?? BagsRouter(router: DefaultRouter(), meddle: {}),
      destinations: [ExploredDestination("bag", bag).tellingLeaves()], journal: journal)
  }

  fileprivate var bag: DestinationStep<ShopBag, Void> {
    StepAssembly(
      finder: ClassFinder<ShopBag, Void>(), factory: InlineFactory { (_: Void) in ShopBag("Bag") }
    )
    .adding(
      InlineLeaveTask { [journal] (_: Void, reason) in journal.left("bag", because: reason) }
    )
    .using(.push()).from(.visibleStack).assemble()
  }
}

/// A window of the app.
final class BagsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  fileprivate private(set) var router: BagsRouter?
  private unowned let app: BagsApp

  fileprivate init(_ app: BagsApp) { self.app = app }

  private var stack: UINavigationController? {
    window?.rootViewController as? UINavigationController
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let router = BagsRouter(
      router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    ) { [weak self] in self?.meddle() }
    let home = ShopHome("Home")
    home.addButton("Bag") { [unowned app] in router.router.navigate(to: app.bag) }
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    self.window = window
    self.router = router
    app.scenes.append(self)
  }

  func sceneDidDisconnect(_ scene: UIScene) { app.scenes.removeAll { $0 === self } }

  private func meddle() {
    guard app.isMeddling else { return }
    for scene in app.scenes where scene !== self {
      scene.stack?.popToRootViewController(animated: false)
    }
  }
}

/// Does something else first, whatever is asked for.
private struct BagsRouter: RouterDecorator {
  let router: any Router
  let meddle: @MainActor () -> Void

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    meddle()
    return router.perform(request)
  }
}
#endif

#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// One launch of an app that shows a bag in each window, and records when a bag leaves.
@MainActor
final class BagsApp: UIResponder, UIApplicationDelegate {
  private let journal = ExplorationJournal()
  /// Whether each request also removes the bags from the other windows.
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
      router: delegate?.router ?? Meddler(router: DefaultRouter(), meddle: {}),
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
  fileprivate private(set) var router: Meddler?
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
    let router = Meddler(
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
#endif

import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState
import Testing

/// A scene that the app connects again, for example because it has another router now.
@MainActor @Suite("A scene that's connected again", .onTablet)
struct ReconnectedSceneTests {
  private final class OptionsKeeper: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var options: UIScene.ConnectionOptions?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      options = connectionOptions
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = stack(HomeViewController())
      window?.makeKeyAndVisible()
    }
  }

  private func connectAgain(_ shop: WindowedShop, _ scene: UIWindowScene? = nil) throws {
    let scene = try #require(scene ?? shop.scene(1))
    let window = try #require(scene.windows.first)
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    shop.inbox.connect(
      scene, links: shop.makeLinks("again"), router: router,
      restoring: shop.makeDriver("again", router))
    shop.settle()
  }

  @Test("Links that wait are opened by the new router, in the same window")
  func held() throws {
    let shop = WindowedShop().launch()
    shop.isReady = false
    for id in 1...2 { shop.inbox.receive(WindowedShop.url(id)) }
    try connectAgain(shop)
    #expect(shop.inbox.held == [1, 2].map(WindowedShop.url))
    shop.isReady = true
    shop.inbox.openHeld()
    shop.settle()
    #expect(shop.takeLines() == ["again: 1", "again: 2"])
    #expect(shop.stacks == ["1: 1 2"])
  }

  @Test("A link that waits for a login ends with its router, and isn't opened again")
  func opening() throws {
    let shop = WindowedShop().launch()
    shop.guarded = [1]
    for id in 1...3 { shop.inbox.receive(WindowedShop.url(id)) }
    shop.settle()
    try connectAgain(shop)
    let cancelled = RoutingError.cancelled(progress: RoutingProgress())
    #expect(
      shop.takeLines() == ["1 asks for 1", "failed 1: \(cancelled)", "again: 2", "again: 3"])
    #expect(shop.stacks == ["1: 2 3"])
  }

  @Test("A place that isn't restored yet is kept, and is restored before the links")
  func place() throws {
    let shop = WindowedShop().launch()
    shop.inbox.receive(WindowedShop.url(7))
    shop.settle()
    shop.device.user.goHome()
    shop.device.terminate()
    shop.isReady = false
    shop.launch()
    _ = shop.takeLines()
    shop.inbox.receive(WindowedShop.url(8))
    try connectAgain(shop)
    let saved = shop.inbox.stateRestorationActivity(for: try #require(shop.scene(1)))
    #expect(try SavedPlace(try #require(saved)).routes.map(\.path) == ["/product?id=7"])
    shop.isReady = true
    shop.inbox.openHeld()
    shop.settle()
    #expect(shop.takeLines() == ["again: 7", "again: 8"])
    #expect(shop.stacks == ["1: 7 8"])
  }

  @Test("A place that arrives for a scene already in front is restored at once")
  func latePlace() throws {
    let shop = WindowedShop()
    let keeper = OptionsKeeper()
    let scene = shop.device.connectScene(delegate: keeper)
    try connectAgain(shop, scene)
    scene.session.stateRestorationActivity = SavedPlace([["product?id=7"]]).activity()
    shop.inbox.receive(try #require(keeper.options), in: scene)
    shop.settle()
    #expect(shop.takeLines() == ["again: 7"])
    #expect(shop.stacks == ["1: 7"])
  }

  @Test(
    "A place that comes after an opened link is left out, since it would cover the link",
    arguments: [1, 2])
  func placeBehindLink(connections: Int) throws {
    let shop = WindowedShop()
    let keeper = OptionsKeeper()
    let scene = shop.device.connectScene(delegate: keeper)
    shop.inbox.receive(WindowedShop.url(5), in: scene)
    for _ in 1...connections { try connectAgain(shop, scene) }
    #expect(shop.takeLines() == ["again: 5"])
    scene.session.stateRestorationActivity = SavedPlace([["product?id=7"]]).activity()
    shop.inbox.receive(try #require(keeper.options), in: scene)
    shop.settle()
    #expect(shop.takeLines() == [])
    #expect(shop.stacks == ["1: 5"])
  }
}

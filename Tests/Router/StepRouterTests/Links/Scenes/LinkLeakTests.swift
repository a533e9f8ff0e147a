import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("What an inbox keeps", .onTablet)
struct LinkLeakTests {
  private final class Marker {}

  private struct MarkedRouter: RouterDecorator {
    let router: any Router
    let marker: Marker

    func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
      router.perform(request)
    }
  }

  private final class NoPlace: PlaceRestorer {
    var stateRestorationActivity: NSUserActivity? { nil }
    func restore(_ activity: NSUserActivity, completion: @escaping @MainActor () -> Void) {}
  }

  @Test("An inbox keeps nothing of a scene that has disconnected")
  func disconnected() {
    let shop = WindowedShop()
    let inbox = shop.inbox
    let device = HeadlessDevice.current
    weak var scene: UIWindowScene?
    weak var window: UIWindow?
    weak var marker: Marker?
    weak var restorer: NoPlace?
    func connect() {
      let madeScene = device.connectScene()
      let madeWindow = UIWindow(windowScene: madeScene)
      let (madeMarker, madeRestorer) = (Marker(), NoPlace())
      madeWindow.rootViewController = stack(HomeViewController())
      madeWindow.makeKeyAndVisible()
      (scene, window, marker, restorer) = (madeScene, madeWindow, madeMarker, madeRestorer)
      let router = MarkedRouter(
        router: DefaultRouter(windowProvider: CustomWindowProvider { madeWindow }),
        marker: madeMarker)
      inbox.connect(
        madeScene, links: shop.makeLinks("1"), router: router, restoring: madeRestorer)
      inbox.receive(WindowedShop.url(1), in: madeScene)
      device.runUntilIdle()
      inbox.receive(WindowedShop.url(2), in: madeScene)
    }
    connect()
    #expect(window != nil)
    #expect(marker != nil)
    if let scene { device.user.closeWindow(scene) }
    device.runUntilIdle()
    #expect(scene == nil)
    #expect(window == nil)
    #expect(marker == nil)
    #expect(restorer == nil)
  }

  @Test("A connected scene doesn't keep its inbox alive")
  func inboxFirst() {
    weak var inbox: LinkInbox?
    func connect() {
      let made = LinkInbox()
      inbox = made
      made.connect(
        HeadlessDevice.current.connectScene(), links: LinkMap {}, router: DefaultRouter())
    }
    connect()
    #expect(inbox == nil)
  }

  @Test("A session that comes back has a new scene, which connects again")
  func again() throws {
    let shop = WindowedShop().launch()
    for _ in 1...3 {
      let scene = try #require(shop.scene(1))
      let session = scene.session
      shop.device.disconnect(scene)
      shop.device.user.bringToFront(session)
      shop.settle()
    }
    shop.inbox.receive(WindowedShop.url(1))
    shop.settle()
    #expect(shop.takeLines() == ["1: 1"])
  }
}

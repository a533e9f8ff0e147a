import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// Activities, payloads and shortcuts with hostile contents.
@MainActor @Suite("Hostile links", .onTablet)
struct HostileLinkTests {
  private static var payloads: [[AnyHashable: Any]] {
    var deep: [AnyHashable: Any] = ["url": "shop://product/1"]
    for _ in 1...1_000 { deep = ["url": deep] }
    return [
      [:], ["url": 42], ["url": ["shop://product/1"]], ["url": ["url": "shop://product/1"]], deep,
      ["url": ""], ["url": " "], ["url": Date()], ["url": Data("shop://product/1".utf8)],
      ["url": NSNull()], ["url": "product/1"], ["url": "//product/1"], ["URL": "shop://product/1"],
      ["url": "https://example.org/product/1"], [1: "shop://product/1"],
      ["url": String(repeating: "x", count: 1_000_000)], ["url": "http://["], ["url": "shop"],
    ]
  }

  @Test("A payload without a link of the app isn't taken")
  func payloads() {
    let shop = WindowedShop().launch()
    for payload in Self.payloads {
      #expect(!shop.inbox.receive(payload))
      let activity = NSUserActivity(activityType: "shop.product")
      activity.userInfo = payload
      #expect(!shop.inbox.receive(activity, in: shop.scene(1)))
      shop.device.user.tapNotification(with: payload)
      shop.device.user.continue(activity)
    }
    #expect(!shop.inbox.receive(NSUserActivity(activityType: "")))
    #expect(!shop.inbox.receive(UIApplicationShortcutItem(type: "", localizedTitle: "")))
    #expect(!shop.inbox.receive(Set<UIOpenURLContext>()))
    shop.settle()
    #expect(shop.takeLines() == [])
    #expect(shop.inbox.held == [])
  }

  @Test("Before there's a scene, a payload with a URL is held, and reported when it's foreign")
  func beforeScenes() {
    let shop = WindowedShop()
    let taken = Self.payloads.filter { shop.inbox.receive($0) }.count
    #expect(shop.inbox.held.count == taken)
    shop.keepsInbox = true
    shop.launch()
    let lines = shop.takeLines()
    #expect(lines.count == taken)
    #expect(lines.allSatisfy { $0.hasSuffix("\(LinkError.notOwn)") })
    #expect(shop.inbox.held == [])
  }

  @Test("A huge link is reported and moves nothing, and so does one that leads nowhere")
  func huge() {
    let shop = WindowedShop().launch()
    let text = "shop://product/" + String(repeating: "1", count: 1_000_000)
    #expect(shop.inbox.receive(["url": text]))
    #expect(shop.inbox.receive(["url": "shop://nowhere"]))
    shop.settle()
    let lines = shop.takeLines()
    #expect(lines.count == 2)
    #expect(lines[0].hasSuffix("The link has 1000015 bytes; the limit is 8192."))
    #expect(lines[1].contains("No pattern matches the path “nowhere”"))
    #expect(shop.stacks == ["1: "])
  }

  @Test("A bad link doesn't replace a good one, even before there's a scene")
  func badAndGood() throws {
    let shop = WindowedShop(policy: .newest)
    shop.inbox.receive(WindowedShop.url(1))
    shop.inbox.receive(try #require(URL(string: "shop://product/x")))
    shop.keepsInbox = true
    shop.launch()
    #expect(
      shop.takeLines() == [
        "failed x: The link's “id” is “x”, but Int is expected.", "1: 1",
      ])
  }

  @Test("A link for a scene that was never connected, or has gone, is opened in another one")
  func strangeScenes() throws {
    let shop = WindowedShop().launch()
    let stranger = shop.device.connectScene()
    shop.inbox.receive(WindowedShop.url(1), in: stranger)
    shop.device.user.openWindow()
    shop.settle()
    let gone = try #require(shop.device.application.connectedScenes.first { $0 !== stranger })
    shop.device.user.closeWindow(gone)
    shop.inbox.connect(
      gone, links: shop.makeLinks("gone"), router: DefaultRouter(), restoring: nil)
    shop.inbox.receive(WindowedShop.url(2), in: gone)
    shop.settle()
    let lines = shop.takeLines()
    #expect(lines.map { $0.suffix(3) } == [": 1", ": 2"])
    #expect(!lines.contains { $0.hasPrefix("gone") })
    #expect(shop.inbox.stateRestorationActivity(for: gone) == nil)
    #expect(shop.inbox.stateRestorationActivity(for: stranger) == nil)
  }

  @Test("A router that works in another scene's window is an error, and nothing moves there")
  func misled() throws {
    let device = HeadlessDevice.current
    var errors: [String] = []
    let inbox = LinkInbox(onFailure: { errors.append("\($1)") })
    let shop = WindowedShop()
    var windows: [UIWindow] = []
    for _ in 1...2 {
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = stack(HomeViewController())
      window.makeKeyAndVisible()
      windows.append(window)
      inbox.connect(
        try #require(window.windowScene), links: shop.makeLinks("?"),
        router: DefaultRouter(windowProvider: CustomWindowProvider { windows.first }))
    }
    device.runUntilIdle()
    inbox.receive(WindowedShop.url(1), in: windows[1].windowScene)
    device.runUntilIdle()
    #expect(errors == ["\(LinkError.routerInOtherScene)"])
    #expect(shop.takeLines() == [])
    inbox.receive(WindowedShop.url(1), in: windows[0].windowScene)
    device.runUntilIdle()
    #expect(shop.takeLines() == ["?: 1"])
  }
}

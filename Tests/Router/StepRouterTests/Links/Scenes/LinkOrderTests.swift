import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("The order of links", .onTablet)
struct LinkOrderTests {
  private func twoWindows(_ policy: LinkInbox.Policy = .inOrder) -> WindowedShop {
    let shop = WindowedShop(policy: policy).launch()
    shop.device.user.openWindow()
    shop.settle()
    return shop
  }

  @Test("A login in one window doesn't hold up the other window")
  func login() {
    let shop = twoWindows()
    shop.guarded = [1]
    for id in 1...6 { shop.inbox.receive(WindowedShop.url(id), in: shop.scene(id % 2 + 1)) }
    shop.settle()
    #expect(shop.takeLines() == ["2 asks for 1", "1: 2", "1: 4", "1: 6"])
    #expect(shop.inbox.held == [3, 5].map(WindowedShop.url))
    shop.answerLogins(.failure(Refusal()))
    let lines = shop.takeLines()
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("failed 1: ") == true)
    #expect(lines.suffix(2) == ["2: 3", "2: 5"])
  }

  @Test(
    "Only the newest link held for a window is opened, and overtakes one that waits for a login")
  func newest() {
    let shop = twoWindows(.newest)
    shop.isReady = false
    for id in 1...6 { shop.inbox.receive(WindowedShop.url(id), in: shop.scene(id % 2 + 1)) }
    #expect(shop.inbox.held == [5, 6].map(WindowedShop.url))
    #expect(shop.takeLines() == (1...4).map { "failed \($0): \(LinkError.overtaken)" })
    shop.isReady = true
    shop.inbox.openHeld()
    shop.settle()
    #expect(shop.takeLines().sorted() == ["1: 6", "2: 5"])
    shop.guarded = [7]
    shop.inbox.receive(WindowedShop.url(7), in: shop.scene(1))
    shop.inbox.receive(WindowedShop.url(8), in: shop.scene(1))
    shop.settle()
    let lines = shop.takeLines()
    #expect(lines.prefix(2) == ["1 asks for 7", "1: 8"])
    #expect(lines.count == 3)
    #expect(lines.last?.hasPrefix("failed 7: A newer navigation") == true)
    shop.answerLogins()
    #expect(shop.takeLines() == [])
  }

  @Test("Of the links of two windows only the newest is left when one of them closes")
  func newestOfBoth() throws {
    let shop = twoWindows(.newest)
    shop.isReady = false
    shop.inbox.receive(WindowedShop.url(1), in: shop.scene(1))
    shop.inbox.receive(WindowedShop.url(2), in: shop.scene(2))
    #expect(shop.takeLines() == [])
    shop.device.user.closeWindow(try #require(shop.scene(2)))
    shop.settle()
    #expect(shop.takeLines() == ["failed 1: \(LinkError.overtaken)"])
    #expect(shop.inbox.held == [WindowedShop.url(2)])
    shop.isReady = true
    shop.inbox.openHeld()
    shop.settle()
    #expect(shop.takeLines() == ["1: 2"])
  }

  @Test("Links of a window that closes keep their places among those of the other window")
  func merged() throws {
    let shop = twoWindows()
    shop.isReady = false
    for id in 1...6 { shop.inbox.receive(WindowedShop.url(id), in: shop.scene(id % 2 + 1)) }
    shop.device.user.closeWindow(try #require(shop.scene(2)))
    shop.isReady = true
    shop.inbox.openHeld()
    shop.settle()
    #expect(shop.takeLines() == (1...6).map { "1: \($0)" })
  }

  @Test(
    "Links find new windows in the order of arrival: an older one decides where a newer one goes")
  func linedUpAnew() throws {
    let shop = twoWindows()
    shop.device.user.openWindow()
    shop.inbox.receive(WindowedShop.url(1), in: shop.scene(1))
    shop.settle()
    let first = try #require(shop.scene(1))
    for state in [UIScene.ActivationState.foregroundInactive, .foregroundActive] {
      shop.device.user.send(first, to: state)
    }
    shop.isReady = false
    shop.guarded = [5]
    shop.inbox.receive(WindowedShop.url(5), in: shop.scene(3))
    // The first window shows this product, and would open it if it had nothing else to open.
    shop.inbox.receive(WindowedShop.url(1), in: shop.scene(2))
    shop.device.user.closeWindow(try #require(shop.scene(3)))
    shop.isReady = true
    shop.inbox.openHeld()
    shop.settle()
    #expect(shop.takeLines() == ["1: 1", "1 asks for 5", "2: 1"])
    shop.answerLogins()
    #expect(shop.stacks == ["1: 1 5", "2: 1"])
  }

  @Test("When a link ends because its window closes, the links that waited for it keep their order")
  func endedByClosing() throws {
    let shop = twoWindows()
    shop.guarded = [9]
    let (first, second) = (try #require(shop.scene(1)), try #require(shop.scene(2)))
    shop.inbox.receive(WindowedShop.url(9), in: second)
    shop.settle()
    shop.device.user.goHome()
    shop.inbox.receive(WindowedShop.url(3), in: second)
    shop.inbox.receive(WindowedShop.url(4), in: first)
    // UIKit doesn't report that a scene has become inactive in the foreground.
    shop.device.user.send(first, to: .foregroundInactive)
    shop.device.user.closeWindow(second)
    shop.settle()
    #expect(
      shop.takeLines() == [
        "2 asks for 9", "failed 9: The navigation was cancelled.", "1: 3", "1: 4",
      ])
  }

  @Test("A link that waits is opened in the window that has come to show its screen meanwhile")
  func chosenLate() throws {
    let shop = twoWindows()
    shop.guarded = [1]
    shop.inbox.receive(WindowedShop.url(1), in: shop.scene(1))
    shop.inbox.receive(WindowedShop.url(9), in: shop.scene(1))
    shop.inbox.receive(WindowedShop.url(9), in: shop.scene(2))
    shop.settle()
    #expect(shop.takeLines() == ["1 asks for 1", "2: 9"])
    shop.answerLogins()
    #expect(shop.takeLines() == ["1: 1", "2: 9"])
    #expect(shop.stacks == ["1: 1", "2: 9"])
  }

  @Test("A window that closes while its router is just being asked ends the navigation")
  func closedFromWithin() throws {
    let shop = WindowedShop().launch()
    let scene = try #require(shop.scene(1))
    let window = try #require(scene.windows.first)
    var answers: [@MainActor (RoutingResult) -> Void] = []
    let bag = StepAssembly(
      finder: ClassFinder<BagViewController, Int>(), factory: ClassFactory()
    )
    .adding(
      InlineInterceptor { (_: Int, completion) in
        answers.append(completion)
        shop.device.user.closeWindow(scene)
      }
    )
    .using(.present())
    .from(.current)
    .assemble()
    let links = LinkMap(schemes: ["bag"]) {
      LinkPattern(bag, "bag", QueryParameter<Int>("id"))
    }
    shop.inbox.connect(
      scene, links: links,
      router: DefaultRouter(windowProvider: CustomWindowProvider { window }))
    shop.inbox.receive(try #require(URL(string: "bag://bag?id=1")), in: scene)
    shop.settle()
    #expect(shop.takeLines().count == 1)
    #expect(answers.count == 1)
  }

  @Test(
    "Ten thousand links for a window in the background are looked up only as they arrive",
    .exhaustive)
  func crowd() throws {
    let count = 10_000
    var lookups = 0
    var ended = 0
    let home = screen(HomeViewController.self, Int.self)
    let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(
        home, "home", PathParameter<Int>("id"),
        reading: {
          lookups += 1
          return $0
        }, printing: { $0 })
    }
    let inbox = LinkInbox(policy: .inOrder, onFailure: { _, _ in ended += 1 })
    let device = HeadlessDevice.current
    let windows = [0, 1].map { _ in UIWindow(windowScene: device.connectScene()) }
    for window in windows {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      inbox.connect(
        try #require(window.windowScene), links: links, router: SilentRouter(),
        windowProvider: CustomWindowProvider { [weak window] in window })
    }
    let scene = try #require(windows[0].windowScene)
    device.runUntilIdle()
    device.user.goHome()
    for id in 0..<count {
      inbox.receive(try #require(URL(string: "shop://home/\(id)")), in: scene)
    }
    #expect(lookups == 2 * count)
    #expect(ended == 0)
    device.user.bringToFront(scene)
    device.runUntilIdle()
    #expect(ended == count)
    #expect(lookups == 2 * count)
  }

  @Test("A restored place is below the links that came with it, even if it needs a login")
  func placeFirst() {
    let shop = WindowedShop().launch()
    shop.inbox.receive(WindowedShop.url(7))
    shop.settle()
    shop.device.user.goHome()
    shop.device.terminate()
    LinkSource.url.arrive(1)
    shop.guarded = [7]
    shop.launch()
    #expect(shop.takeLines() == ["1: 7", "1 asks for 7"])
    #expect(shop.inbox.held == [WindowedShop.url(1)])
    shop.answerLogins()
    #expect(shop.takeLines() == ["1: 7", "1: 1"])
    #expect(shop.stacks == ["1: 7 1"])
  }

  @Test("A place that isn't restored yet is saved again")
  func placeKept() {
    let shop = WindowedShop().launch()
    shop.inbox.receive(WindowedShop.url(7))
    shop.settle()
    for _ in 1...2 {
      shop.device.user.goHome()
      shop.device.terminate()
      shop.isReady = false
      shop.launch()
    }
    #expect(shop.stacks == ["1: "])
    shop.isReady = true
    shop.inbox.openHeld()
    shop.settle()
    #expect(shop.takeLines() == ["1: 7", "1: 7"])
    #expect(shop.stacks == ["1: 7"])
  }

  @Test("A place that arrives after a link, but before it's opened, is restored below the link")
  func latePlace() throws {
    let shop = WindowedShop().launch()
    shop.inbox.receive(WindowedShop.url(7))
    shop.settle()
    shop.device.user.goHome()
    shop.device.terminate()
    let scene = Box<UIWindowScene>()
    shop.beforeOptions = { [weak shop] in
      scene.value = $0
      shop?.inbox.receive(WindowedShop.url(1), in: $0)
    }
    shop.launch()
    #expect(shop.stacks == ["1: 7 1"])
  }
}

private struct SilentRouter: EndingRouter {
  func note() {}
}

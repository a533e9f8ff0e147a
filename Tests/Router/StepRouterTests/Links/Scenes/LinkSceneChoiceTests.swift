import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// Which of several windows opens a link.
@MainActor @Suite("The scene of a link", .onTablet)
struct LinkSceneChoiceTests {
  /// Two windows side by side, the second in front, with products 1 and 2.
  private func twoWindows() -> WindowedShop {
    let shop = WindowedShop().launch()
    shop.device.user.openWindow()
    shop.settle()
    for number in 1...2 {
      shop.inbox.receive(WindowedShop.url(number), in: shop.scene(number))
      shop.settle()
    }
    _ = shop.takeLines()
    return shop
  }

  private func send(_ shop: WindowedShop, _ number: Int, to state: UIScene.ActivationState) {
    if let scene = shop.scene(number) { shop.device.user.send(scene, to: state) }
  }

  @Test(
    "A link prefers the window that shows its screen, then the requested one, then an active one",
    arguments: [
      // The link, the requested scene, the states of the two, and the window that opens it.
      (9, nil, .foregroundActive, .foregroundActive, "2: 9"),
      (9, nil, .foregroundActive, .foregroundInactive, "1: 9"),
      (9, nil, .foregroundInactive, .foregroundActive, "2: 9"),
      (9, nil, .foregroundInactive, .background, "1: 9"),
      (9, nil, .background, .foregroundInactive, "2: 9"),
      (9, 1, .foregroundActive, .foregroundActive, "1: 9"),
      (9, 2, .foregroundActive, .foregroundActive, "2: 9"),
      (9, 1, .foregroundInactive, .foregroundActive, "1: 9"),
      (9, 1, .background, .foregroundActive, "1: 9"),
      (9, 7, .foregroundActive, .background, "1: 9"),
      (1, nil, .foregroundActive, .foregroundActive, "1: 1"),
      (1, 2, .foregroundActive, .foregroundActive, "1: 1"),
      (1, 2, .background, .foregroundActive, "1: 1"),
      (2, 1, .foregroundActive, .background, "2: 2"),
      (2, nil, .foregroundActive, .foregroundInactive, "2: 2"),
    ] as [(Int, Int?, UIScene.ActivationState, UIScene.ActivationState, String)])
  func choice(
    id: Int, asked: Int?, first: UIScene.ActivationState, second: UIScene.ActivationState,
    line: String
  ) {
    let shop = twoWindows()
    send(shop, 1, to: first)
    send(shop, 2, to: second)
    shop.inbox.receive(WindowedShop.url(id), in: asked.flatMap(shop.scene))
    shop.settle()
    #expect(shop.takeLines() == [line])
    let opener = line.first.flatMap { Int(String($0)) }.flatMap(shop.scene)
    #expect(opener?.activationState != .background)
  }

  @Test("A window in the background opens a link to its screen, even if another one is requested")
  func bothShow() {
    let shop = twoWindows()
    shop.inbox.receive(WindowedShop.url(5), in: shop.scene(1))
    shop.settle()
    send(shop, 1, to: .background)
    shop.inbox.receive(WindowedShop.url(6), in: shop.scene(2))
    shop.settle()
    shop.inbox.receive(WindowedShop.url(5), in: shop.scene(2))
    shop.settle()
    #expect(shop.takeLines() == ["1: 5", "2: 6", "1: 5"])
    #expect(shop.stacks == ["1: 1 5", "2: 2 6"])
  }

  @Test("An app in the background stays there, and opens the link when the user comes back")
  func appInBackground() {
    let shop = twoWindows()
    shop.device.user.goHome()
    shop.inbox.receive(WindowedShop.url(9))
    shop.settle()
    #expect(shop.takeLines() == [])
    #expect(shop.scene(1)?.activationState == .background)
    #expect(shop.scene(2)?.activationState == .background)
    if let scene = shop.scene(1) { shop.device.user.bringToFront(scene) }
    shop.settle()
    #expect(shop.takeLines() == ["1: 9"])
    #expect(shop.scene(2)?.activationState == .background)
  }

  @Test(
    "Example 38: a link to the second window's screen is opened there, and brings it to the front")
  func shownInSecond() {
    let shop = twoWindows()
    send(shop, 2, to: .background)
    LinkSource.url.arrive(2, in: shop.scene(1))
    shop.settle()
    #expect(shop.takeLines() == ["2: 2"])
    #expect(shop.stacks == ["1: 1", "2: 2"])
    #expect(shop.scene(2)?.activationState == .foregroundActive)
  }

  @Test("Example 38: if the second window closes while the link waits, the first one opens it")
  func closedWhileHeld() {
    let shop = twoWindows()
    shop.isReady = false
    LinkSource.url.arrive(2, in: shop.scene(1))
    if let scene = shop.scene(2) { shop.device.user.closeWindow(scene) }
    shop.isReady = true
    shop.inbox.openHeld()
    shop.settle()
    #expect(shop.takeLines() == ["1: 2"])
    #expect(shop.stacks == ["1: 1 2"])
  }

  @Test(
    "Example 38: if the second window closes on its way to the front, the first one opens the link")
  func closedWhileRequested() {
    let shop = twoWindows()
    send(shop, 2, to: .background)
    shop.inbox.receive(WindowedShop.url(2), in: shop.scene(1))
    if let scene = shop.scene(2) { shop.device.user.closeWindow(scene) }
    shop.settle()
    #expect(shop.takeLines() == ["1: 2"])
    #expect(shop.stacks == ["1: 1 2"])
  }

  @Test(
    "Example 38: if the second window closes during the login, the link fails and isn't reopened")
  func closedDuringLogin() {
    let shop = twoWindows()
    shop.guarded = [9]
    shop.inbox.receive(WindowedShop.url(9), in: shop.scene(2))
    shop.inbox.receive(WindowedShop.url(8), in: shop.scene(2))
    shop.settle()
    if let scene = shop.scene(2) { shop.device.user.closeWindow(scene) }
    shop.settle()
    shop.answerLogins()
    #expect(
      shop.takeLines() == [
        "2 asks for 9",
        "failed 9: The navigation was cancelled.",
        "1: 8",
      ])
    #expect(shop.stacks == ["1: 1 8"])
  }

  @Test(
    "Example 38: if the second window closes during the movement, the link fails and isn't reopened"
  )
  func closedDuringMovement() {
    let shop = twoWindows()
    shop.inbox.receive(WindowedShop.url(9), in: shop.scene(2))
    shop.inbox.receive(WindowedShop.url(8), in: shop.scene(2))
    if let scene = shop.scene(2) { shop.device.user.closeWindow(scene) }
    shop.settle()
    let lines = shop.takeLines()
    #expect(lines.filter { $0.hasSuffix(": 9") }.isEmpty)
    #expect(lines.filter { $0.hasPrefix("failed 9") }.count == 1)
    #expect(lines.last == "1: 8")
    #expect(shop.stacks == ["1: 1 8"])
  }

  @Test("Example 38: if the second window closes before any movement, the first one opens the link")
  func closedBeforeMovement() throws {
    let shop = twoWindows()
    let stack = try #require(
      shop.scene(2)?.windows.first?.rootViewController as? UINavigationController)
    // The navigation waits while the user's own movement runs.
    stack.pushViewController(HomeViewController(), animated: true)
    shop.inbox.receive(WindowedShop.url(9), in: shop.scene(2))
    shop.inbox.receive(WindowedShop.url(8), in: shop.scene(2))
    #expect(shop.takeLines() == [])
    if let scene = shop.scene(2) { shop.device.user.closeWindow(scene) }
    shop.settle()
    #expect(shop.takeLines() == ["1: 9", "1: 8"])
    #expect(shop.stacks == ["1: 1 9 8"])
  }

  @Test("A screen that can't tell its context doesn't count as the link's screen")
  func withoutContext() {
    let plain = LinkMap(schemes: ["shop"]) {
      LinkPattern(screen(HomeViewController.self, Int.self), "home", PathParameter<Int>("id"))
      LinkPattern(screen(BagViewController.self, Void.self), "bag")
    }
    let router = Journal()
    let inbox = LinkInbox(policy: .inOrder)
    var windows: [UIWindow] = []
    for root in [HomeViewController(), BagViewController()] {
      let window = UIWindow(windowScene: HeadlessDevice.current.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      windows.append(window)
      if let scene = window.windowScene {
        inbox.connect(
          scene, links: plain, router: NotingRouter(name: "\(windows.count)", journal: router),
          windowProvider: CustomWindowProvider { [weak window] in window })
      }
    }
    HeadlessDevice.current.runUntilIdle()
    for text in ["shop://home/1", "shop://bag"] {
      inbox.receive(URL(string: text) ?? WindowedShop.url(0), in: windows[0].windowScene)
      inbox.receive(URL(string: text) ?? WindowedShop.url(0), in: windows[1].windowScene)
    }
    #expect(router.lines == ["1", "2", "2", "2"])
  }
}

/// Ends each navigation at once, and notes that it was asked.
private struct NotingRouter: EndingRouter {
  let name: String
  let journal: Journal

  func note() { journal.note(name) }
}

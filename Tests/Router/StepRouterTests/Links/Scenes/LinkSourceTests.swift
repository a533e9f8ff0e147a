import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// Each source of links in each phase of an app's life.
@MainActor @Suite("Where links come from, and when", .onTablet)
struct LinkSourceTests {
  @Test(
    "At a cold launch a link is opened from the connection options", arguments: LinkSource.allCases)
  func coldLaunch(source: LinkSource) {
    let shop = WindowedShop()
    source.arrive(42)
    shop.launch()
    #expect(shop.takeLines() == ["1: 42"])
    #expect(shop.inbox.held == [])
  }

  @Test(
    "A tap at a cold launch is received twice and opened once; received later, it's opened again")
  func tapOfConnection() throws {
    let shop = WindowedShop()
    LinkSource.notification.arrive(42)
    shop.launch()
    #expect(shop.takeLines() == ["1: 42"])
    #expect(shop.inbox.receive(try #require(shop.lastResponse)))
    shop.settle()
    #expect(shop.takeLines() == ["1: 42"])
  }

  @Test("A link that's received before a scene connects waits for it")
  func beforeConnection() {
    let shop = WindowedShop()
    let inbox = shop.inbox
    #expect(inbox.receive(WindowedShop.url(1)))
    #expect(inbox.receive(["url": WindowedShop.url(2).absoluteString]))
    #expect(inbox.receive(LinkSource.item(3)))
    #expect(inbox.held == [1, 2, 3].map(WindowedShop.url))
    shop.keepsInbox = true
    shop.launch()
    #expect(shop.takeLines() == ["1: 1", "1: 2", "1: 3"])
    #expect(shop.scene(2) == nil)
  }

  @Test("A link waits while its scene is unattached or not yet in the foreground")
  func connecting() {
    let shop = WindowedShop()
    shop.afterOptions = { [weak shop] scene in
      shop?.note("unattached: \(scene.activationState == .unattached)")
      shop?.inbox.receive(WindowedShop.url(1), in: scene)
    }
    shop.onForeground = { [weak shop] scene in
      shop?.inbox.receive(WindowedShop.url(2), in: scene)
      shop?.note("held \(shop?.inbox.held.count ?? 0)")
    }
    shop.launch()
    #expect(shop.takeLines() == ["unattached: true", "held 2", "1: 1", "1: 2"])
  }

  @Test(
    "A link in any phase of one window's life is opened there, once",
    arguments: LinkSource.allCases, LinkPhase.allCases)
  func oneWindow(source: LinkSource, phase: LinkPhase) {
    let shop = WindowedShop().launch()
    phase.begin(in: shop, 1)
    source.arrive(42)
    shop.settle()
    phase.end(in: shop, 1)
    #expect(shop.takeLines() == phase.lines(before: "42", in: phase == .closed ? "2" : "1"))
    #expect(shop.inbox.held == [])
  }

  @Test(
    "A link in any phase of a second window's life is opened there, once",
    arguments: LinkSource.allCases, LinkPhase.allCases)
  func secondWindow(source: LinkSource, phase: LinkPhase) throws {
    let shop = WindowedShop().launch()
    shop.device.user.openWindow()
    shop.settle()
    phase.begin(in: shop, 2)
    source.arrive(42, in: shop.scene(2))
    shop.settle()
    phase.end(in: shop, 2)
    let lines = shop.takeLines()
    #expect(lines == phase.lines(before: "42", in: phase.leavesNoScene ? "1" : "2"))
    #expect(shop.inbox.held == [])
  }

  @Test("Links from all sources at once are opened in order, on the restored place")
  func allAtOnce() {
    let shop = WindowedShop().launch()
    shop.inbox.receive(WindowedShop.url(7))
    shop.settle()
    shop.device.user.goHome()
    shop.device.terminate()
    #expect(shop.takeLines() == ["1: 7"])
    LinkSource.notification.arrive(5)
    LinkSource.shortcut.arrive(4)
    LinkSource.webActivity.arrive(3)
    LinkSource.url.arrive(2)
    LinkSource.url.arrive(1)
    shop.launch()
    #expect(shop.takeLines() == ["1: 7", "1: 1", "1: 2", "1: 3", "1: 4", "1: 5"])
    #expect(shop.stacks == ["1: 7 1 2 3 4 5"])
  }

  @Test(
    "Of links from several sources at once, the newest policy opens the last, on the restored place"
  )
  func newestAtOnce() {
    let shop = WindowedShop(policy: .newest).launch()
    shop.inbox.receive(WindowedShop.url(7))
    shop.settle()
    shop.device.user.goHome()
    shop.device.terminate()
    _ = shop.takeLines()
    LinkSource.notification.arrive(5)
    LinkSource.url.arrive(2)
    LinkSource.url.arrive(1)
    shop.launch()
    let dropped = [1, 2].map { "failed \($0): \(LinkError.overtaken)" }
    #expect(shop.takeLines() == dropped + ["1: 7", "1: 5"])
  }

  @Test("A notification without a link opens nothing")
  func withoutLink() {
    let shop = WindowedShop().launch()
    shop.device.user.tapNotification(with: ["aps": [:]])
    shop.settle()
    #expect(shop.takeLines() == [])
  }

  @Test("A dismissed notification opens nothing, in front and in the background")
  func dismissed() {
    let shop = WindowedShop().launch()
    let payload: [AnyHashable: Any] = ["url": WindowedShop.url(1).absoluteString, "aps": [:]]
    shop.device.user.dismissNotification(with: payload)
    shop.settle()
    shop.device.user.goHome()
    shop.device.user.dismissNotification(with: payload)
    #expect(shop.inbox.held == [])
    shop.device.user.returnToApp()
    shop.settle()
    #expect(shop.takeLines() == ["dismissed", "dismissed"])
    shop.device.user.tapNotification(with: payload)
    shop.settle()
    #expect(shop.takeLines() == ["1: 1"])
  }

  @Test("A payload's URL is under the inbox's key, or under another one for that payload")
  func keys() {
    let inbox = LinkInbox(payloadKey: "link")
    let text = WindowedShop.url(1).absoluteString
    #expect(inbox.receive(["link": text]))
    #expect(!inbox.receive(["url": text]))
    #expect(inbox.receive(["url": text], key: "url"))
    #expect(inbox.held.count == 2)
  }
}

/// A phase of a window's life in which a link arrives.
enum LinkPhase: CaseIterable {
  case active
  case inactive
  case background
  case withoutRoot
  case notReady
  case waitingForLogin
  case duringAnotherLink
  case duringRestoration
  case reclaimed
  case closed

  var leavesNoScene: Bool { self == .closed || self == .reclaimed }

  @MainActor
  func begin(in shop: WindowedShop, _ number: Int) {
    guard let scene = shop.scene(number) else { return shop.note("no window \(number)") }
    switch self {
    case .active: break
    case .inactive: shop.device.user.send(scene, to: .foregroundInactive)
    case .background: shop.device.user.send(scene, to: .background)
    case .withoutRoot: scene.windows.first?.rootViewController = nil
    case .notReady: shop.isReady = false
    case .waitingForLogin:
      shop.guarded = [13]
      shop.inbox.receive(WindowedShop.url(13), in: scene)
      shop.settle()
    case .duringAnotherLink: shop.inbox.receive(WindowedShop.url(13), in: scene)
    case .duringRestoration: restore(in: shop, scene)
    case .reclaimed: shop.device.disconnect(scene)
    case .closed: shop.device.user.closeWindow(scene)
    }
  }

  /// The window is reclaimed on product 13, and comes back while that asks for a login.
  @MainActor
  private func restore(in shop: WindowedShop, _ scene: UIWindowScene) {
    shop.inbox.receive(WindowedShop.url(13), in: scene)
    shop.settle()
    shop.device.user.send(scene, to: .background)
    let session = scene.session
    shop.device.disconnect(scene)
    shop.guarded = [13]
    shop.device.user.bringToFront(session)
    shop.settle()
  }

  @MainActor
  func end(in shop: WindowedShop, _ number: Int) {
    switch self {
    case .withoutRoot:
      shop.scene(number)?.windows.first?.rootViewController = stack(HomeViewController())
      shop.inbox.openHeld()
    case .notReady:
      shop.isReady = true
      shop.inbox.openHeld()
    case .waitingForLogin, .duringRestoration: shop.answerLogins()
    default: break
    }
    shop.settle()
  }

  func lines(before id: String, in number: String) -> [String] {
    switch self {
    case .waitingForLogin: ["\(number) asks for 13", "\(number): 13", "\(number): \(id)"]
    case .duringAnotherLink: ["\(number): 13", "\(number): \(id)"]
    case .duringRestoration:
      ["\(number): 13", "\(number) asks for 13", "\(number): 13", "\(number): \(id)"]
    default: ["\(number): \(id)"]
    }
  }
}

import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// What the inbox asks the system for.
@MainActor @Suite("Windows for links", .onTablet)
struct LinkRequestTests {
  @Test("If all windows are closed, one is requested, however many links arrive")
  func allClosed() throws {
    let shop = WindowedShop().launch()
    shop.device.user.closeWindow(try #require(shop.scene(1)))
    for id in 1...100 { shop.inbox.receive(WindowedShop.url(id)) }
    #expect(shop.inbox.held.count == 100)
    shop.settle()
    #expect(shop.device.application.connectedScenes.count == 1)
    #expect(shop.takeLines() == (1...100).map { "2: \($0)" })
  }

  @Test(
    "Of the windows that the system has reclaimed, the requested one comes back, or else the last",
    arguments: [(1, "1: 1"), (2, "2: 1"), (nil, "2: 1")] as [(Int?, String)])
  func reclaimed(asked: Int?, line: String) throws {
    let shop = WindowedShop().launch()
    shop.device.user.openWindow()
    shop.settle()
    let (first, second) = (try #require(shop.scene(1)), try #require(shop.scene(2)))
    shop.device.disconnect(first)
    shop.device.disconnect(second)
    shop.inbox.receive(WindowedShop.url(1), in: asked.map { $0 == 1 ? first : second })
    shop.settle()
    #expect(shop.takeLines() == [line])
    #expect(shop.device.application.connectedScenes.count == 1)
  }

  @Test("Links that are held when the last window closes are opened in the next one")
  func heldAndClosed() throws {
    let shop = WindowedShop().launch()
    shop.isReady = false
    shop.inbox.receive(WindowedShop.url(1))
    shop.inbox.receive(WindowedShop.url(2))
    shop.device.user.closeWindow(try #require(shop.scene(1)))
    shop.isReady = true
    shop.settle()
    #expect(shop.takeLines() == ["2: 1", "2: 2"])
  }

  @Test("At a launch no window is requested, since the system connects a scene")
  func launching() {
    let shop = WindowedShop()
    shop.inbox.receive(WindowedShop.url(1))
    shop.settle()
    #expect(shop.device.application.connectedScenes.isEmpty)
    #expect(shop.inbox.held == [WindowedShop.url(1)])
  }

  @Test("A link that asks for its own window is opened in that window, and in no other")
  func newWindow() {
    let shop = WindowedShop().launch()
    #expect(shop.inbox.receive(WindowedShop.url(1), in: .newWindow))
    #expect(shop.inbox.receive(WindowedShop.url(2), in: .newWindow))
    #expect(shop.inbox.receive(WindowedShop.url(3)))
    #expect(!shop.inbox.receive(URL(fileURLWithPath: "/"), in: .newWindow))
    shop.settle()
    #expect(shop.takeLines().sorted() == ["1: 3", "2: 1", "3: 2"])
    #expect(shop.inbox.held == [])
    #expect(shop.stacks == ["1: 3", "2: 1", "3: 2"])
  }

  @Test("A link that asks for its own window gets one even if another window shows its screen")
  func newWindowOfShown() {
    let shop = WindowedShop().launch()
    shop.inbox.receive(WindowedShop.url(1))
    shop.settle()
    shop.inbox.receive(WindowedShop.url(1), in: .newWindow)
    shop.settle()
    #expect(shop.stacks == ["1: 1", "2: 1"])
  }

  @Test("At a launch a link that asks for its own window waits for the first window")
  func newWindowAtLaunch() {
    let shop = WindowedShop()
    shop.inbox.receive(WindowedShop.url(1), in: .newWindow)
    shop.keepsInbox = true
    shop.launch()
    #expect(shop.takeLines() == ["2: 1"])
  }

  @Test("Each time all windows have closed, a scene is requested once")
  func noWindowAgain() throws {
    let shop = WindowedShop().launch()
    for number in 1...2 {
      shop.device.user.closeWindow(try #require(shop.scene(number)))
      shop.inbox.receive(WindowedShop.url(number))
      shop.settle()
    }
    #expect(shop.takeLines() == ["2: 1", "3: 2"])
  }

  @Test(
    "On a phone a link that asks for its own window is opened in the existing one, or fails",
    .onDevice)
  func onPhone() throws {
    let shop = WindowedShop().launch()
    shop.inbox.receive(WindowedShop.url(1), in: .newWindow)
    shop.settle()
    #expect(shop.takeLines() == ["1: 1"])
    shop.device.user.closeWindow(try #require(shop.scene(1)))
    shop.inbox.receive(WindowedShop.url(2), in: .newWindow)
    shop.settle()
    let lines = shop.takeLines()
    #expect(lines == ["failed 2: \(LinkError.noWindow)"])
    #expect(LinkError.noWindow.description.contains("UIApplicationSupportsMultipleScenes"))
  }

  @Test("On a phone without a window a link is held until the user comes back", .onDevice)
  func phoneWithoutWindow() throws {
    let shop = WindowedShop().launch()
    shop.device.user.closeWindow(try #require(shop.scene(1)))
    shop.inbox.receive(WindowedShop.url(1))
    shop.inbox.receive(WindowedShop.url(2))
    shop.settle()
    #expect(shop.takeLines() == [])
    shop.device.user.returnToApp()
    shop.settle()
    #expect(shop.takeLines() == ["2: 1", "2: 2"])
  }

  @Test("The activity of a request opens its link even in a process that doesn't know the request")
  func requestOfEarlierProcess() {
    let shop = WindowedShop().launch()
    let activity = NSUserActivity(activityType: "com.example.link")
    activity.userInfo = [
      "url": WindowedShop.url(5).absoluteString, "StepRouterLinkRequest": "unknown",
    ]
    shop.device.user.continue(activity)
    shop.settle()
    #expect(shop.takeLines() == ["1: 5"])
  }
}

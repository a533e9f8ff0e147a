import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// The inbox hears at once what happens to scenes: when the call that causes it returns, links have
/// found their scenes again and have begun.
@MainActor @Suite("The inbox hears at once what happens to scenes", .onTablet)
struct SceneWatchTests {
  @Test(
    "A held link begins as soon as a scene is shown, activated, hidden or closed", arguments: 1...4)
  func heard(event: Int) throws {
    let shop = WindowedShop().launch()
    shop.device.user.openWindow()
    shop.settle()
    let user = shop.device.user
    let (first, second) = (try #require(shop.scene(1)), try #require(shop.scene(2)))
    if event < 3 { user.send(second, to: .background) }
    shop.isReady = false
    shop.inbox.receive(
      WindowedShop.url(9), in: [1: first, 2: second, 4: second][event])
    shop.isReady = true
    #expect(shop.inbox.held == [WindowedShop.url(9)])
    switch event {
    case 1: user.send(second, to: .foregroundInactive)
    case 2: user.bringToFront(second)
    case 3: user.send(second, to: .background)
    default: user.closeWindow(second)
    }
    #expect(shop.inbox.held == [])
    shop.settle()
    #expect(shop.takeLines() == [event == 2 ? "2: 9" : "1: 9"])
  }
}

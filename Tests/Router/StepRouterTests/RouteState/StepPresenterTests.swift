import PortableUIKit
import StepRouter
import StepRouterState
import Testing

/// The router follows a state.
@MainActor @Suite("Routes on the router", .onDevice)
struct StepPresenterTests {
  let shop = RouteShop()

  @Test("A whole route takes one navigation")
  func oneNavigation() {
    shop.set(["home", "product?id=42", "bag"])
    #expect(
      shop.stage.tree == """
        UITabBarController
          UINavigationController [selected]
            HomeViewController
            ProductViewController "Product 42"
          UINavigationController
            SearchViewController
        presents formSheet:
          UINavigationController [visible]
            BagViewController [visible]
        """)
    #expect(shop.presenter.visibleRoute == ["home", "product?id=42", "bag"])
    #expect(shop.driver.shown == ["home", "product?id=42", "bag"])
    #expect(shop.failures == [])
    #expect(shop.journal.lines == ["guard 42"])
  }

  @Test("An interceptor's request for the route that waits for it is an error")
  func ownRoute() {
    var end: String?
    shop.onGuard = { [unowned shop] in
      shop.onGuard = nil
      guard let own = try? shop.presenter.target(for: ["home", "product?id=42"]) else { return }
      shop.stage.router.navigate(to: own) {
        if case .failure(.interceptorAsksForItself) = $0 { end = "told" }
      }
    }
    shop.set(["home", "product?id=42"])
    #expect(end == "told")
    #expect(shop.journal.lines == ["guard 42"])
    #expect(shop.presenter.visibleRoute == ["home", "product?id=42"])
  }

  @Test("Going back over several screens takes one movement")
  func oneMovement() {
    shop.set(["home", "product?id=1", "product?id=2", "product?id=3"])
    _ = shop.takeMovements()
    shop.set(["home"])
    #expect(shop.takeMovements() == ["showed HomeViewController"])
    #expect(shop.presenter.visibleRoute == ["home"])
  }

  @Test("A tab keeps its screens when a route leads to another tab")
  func branches() {
    shop.set(["home", "product?id=42"])
    shop.set(["search"])
    #expect(
      shop.stage.tree == """
        UITabBarController [visible]
          UINavigationController
            HomeViewController
            ProductViewController "Product 42"
          UINavigationController [selected] [visible]
            SearchViewController [visible]
        """)
    _ = shop.takeMovements()
    shop.set(["home", "product?id=42"])
    #expect(shop.takeMovements() == ["showed UINavigationController"])
  }

  @Test("The same element at another place in the route is another screen")
  func otherPlace() {
    shop.set(["home", "settings"])
    _ = shop.takeMovements()
    shop.set(["home", "page", "settings"])
    #expect(
      shop.stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            AccountViewController
            SettingsViewController [visible]
          UINavigationController
            SearchViewController
        """)
    #expect(shop.presenter.visibleRoute == ["home", "page", "settings"])
    shop.set(["home", "page"])
    #expect(shop.presenter.visibleRoute == ["home", "page"])
    shop.set(["home", "product?id=42"])
    shop.set(["search", "product?id=42"])
    #expect(
      shop.stage.tree == """
        UITabBarController [visible]
          UINavigationController
            HomeViewController
            ProductViewController "Product 42"
          UINavigationController [selected] [visible]
            SearchViewController
            ProductViewController "Product 42" [visible]
        """)
  }

  @Test("A route can repeat an element any number of times")
  func twice() {
    for count in [1, 3, 2, 4, 0] {
      shop.set(["home"] + Array(repeating: "page", count: count))
      let pages = shop.stage.tree.split(separator: "\n").filter { $0.contains("Account") }
      #expect(pages.count == count)
    }
    #expect(shop.failures == [])
    shop.set(["home", "settings", "settings"])
    #expect(shop.presenter.visibleRoute == ["home", "settings", "settings"])
  }

  @Test("A screen that changes by itself is read as it is now, if it can be read")
  func changedByItself() throws {
    shop.set(["home", "product?id=1"])
    let tabs = try #require(shop.stage.window.rootViewController as? UITabBarController)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    let product = try #require(stack.topViewController as? ProductViewController)
    product.productID = 2
    #expect(shop.presenter.visibleRoute == ["home", "product?id=2"])
    #expect(shop.driver.shown == ["home", "product?id=2"])
    product.productID = nil
    #expect(shop.presenter.visibleRoute == ["home", "product?id=1"])
    product.productID = 2
    shop.set(["home", "product?id=1"])
    #expect(shop.presenter.visibleRoute == ["home", "product?id=1"])
    #expect(stack.topViewController !== product)
  }

  @Test("The finder decides whether new parameters change a screen or build a new one")
  func parameters() {
    shop.set(["search?q=tea"])
    shop.set(["search?q=pot"])
    #expect(shop.presenter.visibleRoute == ["search?q=pot"])
    shop.set(["search"])
    #expect(shop.presenter.visibleRoute == ["search"])
    shop.set(["search", "product?id=1"])
    shop.set(["search", "product?id=2"])
    #expect(
      shop.stage.tree == """
        UITabBarController [visible]
          UINavigationController
            HomeViewController
          UINavigationController [selected] [visible]
            SearchViewController
            ProductViewController "Product 2" [visible]
        """)
  }

  @Test("An unknown element, or a bad parameter, fails before anything moves")
  func unknown() {
    shop.set(["home"])
    _ = shop.takeMovements()
    shop.set(["home", "product?id=1", "bog"])
    shop.set(["search", "product?id=x"])
    #expect(shop.takeMovements() == [])
    #expect(
      shop.failures == [
        "/home/product?id=1/bog over /home: There is no screen “bog”; there are home, search, "
          + "product, settings, page, receipt, bag.",
        "/search/product?id=x over /home: “product?id=x” needs a parameter “id”: Int is expected.",
      ])
    #expect(shop.driver.shown == ["home"])
  }

  @Test("An interceptor that refuses ends the attempt, and `shown` stays true")
  func refused() {
    shop.set(["home"])
    shop.loginAnswer = .fail
    shop.set(["home", "product?id=42"])
    #expect(shop.driver.shown == ["home"])
    #expect(shop.failures.count == 1)
    shop.loginAnswer = .pass
    shop.set(["home", "product?id=42"])
    #expect(shop.driver.shown == ["home", "product?id=42"])
  }

  @Test("An interceptor has no time limit, and a newer state overtakes it")
  func waiting() {
    let held = Held()
    shop.set(["home"])
    shop.loginAnswer = .hold(held)
    shop.set(["home", "product?id=42"])
    shop.stage.device.advance(by: .seconds(600))
    #expect(shop.failures == [])
    shop.set(["search"])
    #expect(shop.presenter.visibleRoute == ["search"])
    held.answer(.success)
    shop.stage.device.runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["search"])
    #expect(shop.driver.shown == ["search"])
    #expect(shop.failures == [])
  }

  @Test("A newer state overtakes an interceptor even after another route has just failed")
  func waitingAfterAnother() {
    let held = Held()
    shop.set(["home"])
    shop.loginAnswer = .fail
    shop.onGuard = { [unowned shop] in
      if shop.journal.lines.last == "guard 42" { shop.loginAnswer = .hold(held) }
    }
    shop.driver.restore([["home", "product?id=1"], ["home", "product?id=42"]])
    #expect(held.completions.count == 1)
    shop.set(["search"])
    #expect(shop.driver.shown == ["search"])
    held.answer(.success)
    shop.stage.device.runUntilIdle()
    #expect(shop.driver.shown == ["search"])
    #expect(shop.failures.count == 1)
  }

  @Test("A state set by an interceptor overtakes the navigation that asks it")
  func setByGuard() {
    let held = Held()
    shop.set(["home"])
    shop.loginAnswer = .hold(held)
    shop.onGuard = { [unowned shop] in shop.driver.newState(RouteState(route: ["search"])) }
    shop.set(["home", "product?id=42"])
    #expect(shop.driver.shown == ["search"])
    #expect(shop.failures == [])
    held.answer(.success)
    shop.stage.device.runUntilIdle()
    #expect(shop.driver.shown == ["search"])
    #expect(!shop.stage.tree.contains("Product"))
  }

  @Test("After a cancelled, refused or dropped navigation `shown` is what is on screen")
  func leftovers() {
    shop.set(["home", "product?id=42"])
    shop.loginAnswer = .drop
    shop.set(["search", "product?id=7"])
    #expect(shop.driver.shown == shop.presenter.visibleRoute)
    shop.loginAnswer = .fail
    shop.set(["search", "product?id=7"])
    #expect(shop.driver.shown == shop.presenter.visibleRoute)
    shop.loginAnswer = .pass
    for delay in [0, 50, 200, 400] {
      let product = RouteElement(identifier: "product", parameters: ["id": "\(delay)"])
      shop.driver.newState(RouteState(route: ["home", "bag", "settings"]))
      shop.stage.device.advance(by: .milliseconds(delay))
      shop.driver.newState(RouteState(route: ["search", product]))
      #expect(shop.driver.shown == shop.presenter.visibleRoute)
      shop.stage.device.runUntilIdle()
      #expect(shop.driver.shown == shop.presenter.visibleRoute)
    }
  }

  @Test("Setting the same state again doesn't disturb the navigation that waits")
  func sameAgain() {
    let held = Held()
    shop.loginAnswer = .hold(held)
    shop.set(["home", "product?id=42"])
    shop.set(["home", "product?id=42"])
    held.answer(.success)
    shop.stage.device.runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["home", "product?id=42"])
    #expect(shop.journal.lines == ["guard 42"])
  }

  @Test("A state set while a sheet moves is shown afterwards")
  func whileMoving() {
    shop.set(["home"])
    shop.driver.newState(RouteState(route: ["home", "bag"]))
    shop.stage.device.advance(by: .milliseconds(50))
    shop.driver.newState(RouteState(route: ["search"]))
    shop.stage.device.runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["search"])
    #expect(!shop.stage.tree.contains("Bag"))
    #expect(shop.failures == [])
  }

  @Test("The driver follows Back, a tap on a tab and a swipe")
  func user() throws {
    shop.set(["home", "product?id=42", "bag"])
    let user = shop.stage.device.user
    let tabs = try #require(shop.stage.window.rootViewController as? UITabBarController)
    user.swipeDown(try #require(tabs.presentedViewController))
    shop.stage.device.runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["home", "product?id=42"])
    #expect(shop.driver.shown == ["home", "product?id=42"])
    user.pressBack(in: try #require(tabs.selectedViewController as? UINavigationController))
    shop.stage.device.runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["home"])
    #expect(shop.driver.shown == ["home"])
    user.selectTab(at: 1, in: tabs)
    shop.stage.device.runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["search"])
    #expect(shop.driver.shown == ["search"])
    shop.driver.follow(["home", "bag"])
    #expect(shop.driver.shown == ["search"])
    shop.driver.follow(shop.presenter.visibleRoute)
    _ = shop.takeMovements()
    shop.set(["search"])
    #expect(shop.takeMovements() == [])
    #expect(shop.stage.recorder.events.isEmpty)
  }

  @Test("A state set after the user has moved starts from where the user is")
  func afterTheUser() throws {
    shop.set(["home", "product?id=42"])
    let tabs = try #require(shop.stage.window.rootViewController as? UITabBarController)
    shop.stage.device.user.selectTab(at: 1, in: tabs)
    shop.stage.device.runUntilIdle()
    shop.set(["home", "product?id=42"])
    #expect(shop.presenter.visibleRoute == ["home", "product?id=42"])
  }

  @Test("Screens shown without a route are read as the map says")
  func byTap() throws {
    shop.set(["home"])
    let home = try shop.presenter.target(for: ["home"])
    shop.stage.router.navigate(to: shop.product.with(7).from(home), completion: nil)
    shop.stage.device.runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["home", "product?id=7"])
    _ = shop.takeMovements()
    shop.set(["home", "product?id=7", "settings"])
    #expect(shop.takeMovements() == ["built SettingsViewController"])
  }

  @Test("A screen found by a custom finder counts only at its place in the route")
  func ownFinder() throws {
    struct TopFinder: Finder {
      func findViewController(with context: Void) throws -> BagViewController? {
        try DefaultStackIterator().first { (_: BagViewController) in true }
      }
    }
    let stage = Stage(root: stack(HomeViewController()))
    let bag = StepAssembly(finder: TopFinder(), factory: ClassFactory()).using(.push())
    let presenter = StepPresenter(
      router: stage.router, map: RouteMap(RouteScreen("bag") { _ in bag.with(()) }),
      base: .current(), windowProvider: CustomWindowProvider { stage.window })
    for (route, count) in [(["bag"], 1), (["bag", "bag"], 2), (["bag"], 1)] as [(Route, Int)] {
      stage.router.navigate(to: try presenter.target(for: route), completion: nil)
      stage.device.runUntilIdle()
      #expect(stage.tree.components(separatedBy: "Bag").count - 1 == count)
    }
  }

  @Test("A screen that has replaced the one before it still knows its route")
  func markedWay() {
    shop.set(["home", "page", "receipt"])
    #expect(
      shop.stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            ForgotPasswordViewController [visible]
          UINavigationController
            SearchViewController
        """)
    #expect(shop.presenter.visibleRoute == ["home", "page", "receipt"])
    _ = shop.takeMovements()
    shop.set(["home", "page", "receipt", "settings"])
    #expect(shop.takeMovements() == ["built SettingsViewController"])
  }

  @Test("The empty route leads to the base")
  func base() {
    shop.set(["home", "product?id=42"])
    shop.driver.newState(RouteState(route: []))
    shop.stage.device.runUntilIdle()
    #expect(shop.failures == [])
    #expect(shop.stage.tree.hasPrefix("UITabBarController [visible]"))
    #expect(shop.driver.shown == ["home", "product?id=42"])
  }

  @Test("A driver that is gone keeps no presenter")
  func retention() {
    weak var presenter: StepPresenter?
    do {
      let shop = RouteShop()
      shop.set(["home", "product?id=42"])
      presenter = shop.presenter
      #expect(presenter != nil)
    }
    #expect(presenter == nil)
  }
}

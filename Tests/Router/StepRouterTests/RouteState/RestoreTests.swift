import PortableUIKit
import StepRouter
import StepRouterState
import Testing

/// A place saved in one run of the app and restored in another.
@MainActor @Suite("Saving and restoring a place", .onDevice)
struct RestoreTests {
  private func relaunched(with data: Data) throws -> RouteShop {
    let shop = RouteShop()
    shop.driver.restore(try JSONDecoder().decode([Route].self, from: data))
    shop.stage.device.runUntilIdle()
    return shop
  }

  @Test("The stacks of two tabs and a sheet come back as they were")
  func restored() throws {
    let first = RouteShop()
    first.set(["search?q=tea", "product?id=1"])
    first.set(["home", "product?id=42", "product?id=7", "bag", "settings"])
    let tree = """
      UITabBarController
        UINavigationController [selected]
          HomeViewController
          ProductViewController "Product 42"
          ProductViewController "Product 7"
        UINavigationController
          SearchViewController "tea"
          ProductViewController "Product 1"
      presents formSheet:
        UINavigationController [visible]
          BagViewController
          SettingsViewController [visible]
      """
    #expect(first.stage.tree == tree)
    #expect(
      try first.presenter.place == [
        ["search?q=tea", "product?id=1"],
        ["home", "product?id=42", "product?id=7", "bag", "settings"],
      ])
    let data = try JSONEncoder().encode(first.presenter.place)
    let second = try relaunched(with: data)
    #expect(second.stage.tree == tree)
    #expect(try second.presenter.place == first.presenter.place)
    #expect(second.failures == [])
    #expect(second.journal.lines == ["guard 1", "guard 7", "guard 42"])
  }

  @Test("The screen below a sheet comes back too, even if it isn't on the way to the sheet")
  func covered() throws {
    let first = RouteShop()
    first.set(["home", "product?id=42"])
    first.set(["search?q=tea"])
    first.set(["bag"])
    let place: [Route] = [["home", "product?id=42"], ["search?q=tea"], ["bag"]]
    #expect(try first.presenter.place == place)
    let second = try relaunched(with: JSONEncoder().encode(place))
    #expect(second.stage.tree == first.stage.tree)
    #expect(try second.presenter.place == place)
  }

  @Test("Routes that lead to a covered layer don't become places of their own")
  func coveredLayers() throws {
    let shop = RouteShop()
    shop.set(["home", "settings"])
    let tabs = try #require(shop.stage.window.rootViewController as? UITabBarController)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    let settings = try #require(stack.popViewController(animated: false))
    shop.stage.device.runUntilIdle()
    shop.set(["search?q=tea", "bag"])
    // The app itself presents over the bag a screen that a route has shown elsewhere.
    shop.stage.present(settings, on: try #require(tabs.presentedViewController))
    #expect(
      try shop.presenter.place == [["home"], ["search?q=tea", "bag"], ["home", "settings"]])
  }

  @Test("Tabs under a menu keep their places, whether it's open or not", arguments: [false, true])
  func underMenu(isOpen: Bool) throws {
    let shop = RouteShop()
    shop.set(["search?q=tea"])
    shop.set(["home", "product?id=42"])
    let drawer = RoutedDrawer()
    let tabs = shop.stage.window.rootViewController
    shop.stage.window.rootViewController = drawer
    drawer.content = tabs
    drawer.menu = LoginViewController()
    drawer.setOpen(isOpen, animated: false)
    #expect(try shop.presenter.place == [["search?q=tea"], ["home", "product?id=42"]])
  }

  @Test("A restored route asks the same interceptors, and goes no further than they allow")
  func guarded() throws {
    let data = try JSONEncoder().encode([["search?q=tea"], ["home", "product?id=42"]] as [Route])
    let shop = RouteShop()
    shop.loginAnswer = .fail
    shop.driver.restore(try JSONDecoder().decode([Route].self, from: data))
    shop.stage.device.runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["search?q=tea"])
    #expect(shop.failures.count == 1)
    #expect(!shop.stage.tree.contains("Product"))
  }

  @Test("An outdated place restores what the app still knows")
  func outdated() throws {
    let place: [Route] = [["search?q=tea", "gone"], ["home", "product?id=42"]]
    let shop = try relaunched(with: JSONEncoder().encode(place))
    #expect(try shop.presenter.place == [["search"], ["home", "product?id=42"]])
    #expect(shop.failures.count == 1)
  }

  @Test("A route with an empty identifier fails before anything moves, and the next one follows")
  func emptyIdentifier() throws {
    let place = """
      [[{ "identifier": "home", "parameters": {} }, { "identifier": "", "parameters": {} }],
      [{ "identifier": "search", "parameters": { "q": "tea" } }]]
      """
    let shop = try relaunched(with: Data(place.utf8))
    #expect(shop.presenter.visibleRoute == ["search?q=tea"])
    let problem = "has an element without an identifier: write “/home/product?id=42”, for example."
    #expect(shop.failures == ["/home/ over /: “/home/” \(problem)"])
    shop.set(["search?q=tea", ""])
    shop.set([""])
    #expect(shop.presenter.visibleRoute == ["search?q=tea"])
    #expect(
      shop.failures.dropFirst() == [
        "/search?q=tea/ over /search?q=tea: “/search?q=tea/” \(problem)",
        "/ over /search?q=tea: “/” \(problem)",
      ])
  }

  @Test("A route of more than 256 elements fails before anything moves", .exhaustive)
  func tooLong() throws {
    let route = ["home"] + Array(repeating: "page" as RouteElement, count: 100_000)
    let shop = try relaunched(with: JSONEncoder().encode([route, ["search?q=tea"]]))
    #expect(shop.presenter.visibleRoute == ["search?q=tea"])
    #expect(shop.failures.count == 1)
    #expect(shop.failures[0].hasSuffix("\(RouteError.tooLong(count: 100_001, limit: 256))"))
    #expect(throws: RouteError.tooLong(count: 257, limit: 256)) {
      try shop.presenter.target(for: Array(route.prefix(257)))
    }
    shop.set(Array(route.prefix(256)))
    #expect(shop.failures.count == 1)
    #expect(shop.presenter.visibleRoute.count == 256)
  }
}

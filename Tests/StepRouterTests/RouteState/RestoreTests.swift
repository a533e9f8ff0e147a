import PortableUIKit
import StepRouter
import Testing

/// A place that is saved in one run of the app and restored in another.
@MainActor @Suite("Saving and restoring a place", .onDevice)
struct RestoreTests {
  private func relaunched(with data: Data) throws -> RouteShop {
    let shop = RouteShop()
    shop.driver.restore(try JSONDecoder().decode([Route].self, from: data))
    shop.stage.device.runUntilIdle()
    return shop
  }

  @Test("Two tabs' stacks and a sheet come back as they were")
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
      presents pageSheet:
        UINavigationController [visible]
          BagViewController
          SettingsViewController [visible]
      """
    #expect(first.stage.tree == tree)
    #expect(
      first.presenter.place == [
        ["search?q=tea", "product?id=1"],
        ["home", "product?id=42", "product?id=7", "bag", "settings"],
      ])
    let data = try JSONEncoder().encode(first.presenter.place)
    let second = try relaunched(with: data)
    #expect(second.stage.tree == tree)
    #expect(second.presenter.place == first.presenter.place)
    #expect(second.failures == [])
    #expect(second.journal.lines == ["guard 1", "guard 7", "guard 42"])
  }

  @Test("A restored route asks the same guards, and goes no further than they allow")
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

  @Test("A place that the app no longer knows restores what it does know")
  func outdated() throws {
    let place: [Route] = [["search?q=tea", "gone"], ["home", "product?id=42"]]
    let shop = try relaunched(with: JSONEncoder().encode(place))
    #expect(shop.presenter.place == [["search"], ["home", "product?id=42"]])
    #expect(shop.failures.count == 1)
  }
}

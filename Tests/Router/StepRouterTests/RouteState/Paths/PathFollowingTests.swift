#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterState
import Testing

/// A model's path follows the screen.
@MainActor @Suite("Paths: from the screen to the model", .onDevice)
struct PathFollowingTests {
  private let shop = PathShop()
  private let model = PathModel()
  private let driver: PathDriver<ShopPage>

  init() {
    driver = shop.drive(model)
    set([.home, .product(1)])
  }

  private var user: HeadlessUser { shop.stage.device.user }

  private func run() { shop.stage.device.runUntilIdle() }

  private func set(_ path: [ShopPage]) {
    model.path = path
    run()
    #expect(model.path == path)
    _ = model.takeHistory()
    _ = shop.takeEvents()
  }

  @Test("The user's Back pops the path once, when it has ended, and asks for nothing")
  func back() throws {
    user.pressBack(in: try #require(shop.stackInFront))
    shop.stage.device.advance(by: .milliseconds(100))
    #expect(model.takeHistory() == [])
    run()
    #expect(model.takeHistory() == [[.home]])
    #expect(shop.takeEvents() == [])
    model.path.push(.product(1))
    run()
    #expect(shop.top?.title == "Product 1")
  }

  @Test("A swipe back counts when it's finished, not when it's cancelled")
  func swipe() throws {
    let stack = try #require(shop.stackInFront)
    let cancelled = try #require(user.beginPop(in: stack))
    run()
    cancelled.cancel()
    run()
    #expect(model.takeHistory() == [])
    let finished = try #require(user.beginPop(in: stack))
    run()
    finished.finish()
    run()
    #expect(model.takeHistory() == [[.home]])
    #expect(shop.takeEvents() == [])
  }

  @Test("A sheet that's pulled down and a tab that's tapped change the path")
  func sheetAndTab() throws {
    set([.home, .product(1), .bag])
    let tabs = try #require(shop.tabs)
    user.swipeDown(try #require(tabs.presentedViewController))
    run()
    #expect(model.takeHistory() == [[.home, .product(1)]])
    user.selectTab(at: 1, in: tabs)
    run()
    #expect(model.takeHistory() == [[.search]])
    user.selectTab(at: 0, in: tabs)
    run()
    #expect(model.takeHistory() == [[.home, .product(1)]])
    #expect(shop.takeEvents() == [])
  }

  @Test("Another navigation changes the path when it has ended, and only then")
  func otherNavigation() throws {
    set([.home, .product(1), .bag])
    let target = shop.product.with(7).from(shop.home.with(()).from(.root()))
    shop.stage.router.navigate(to: target)
    run()
    #expect(model.takeHistory() == [[.home, .product(7)]])
    #expect(shop.failures.isEmpty)
  }

  @Test("A screen that changes by itself changes the path at the end of the turn")
  func changedByItself() throws {
    let product = try #require(shop.top as? ProductViewController)
    onNextTurn(of: product) { product.productID = 2 }
    run()
    #expect(model.takeHistory() == [[.home, .product(2)]])
    #expect(shop.takeEvents() == [])
  }

  @Test("A path set in the middle of a swipe back wins over it")
  func middleOfSwipe() throws {
    let stack = try #require(shop.stackInFront)
    let gesture = try #require(user.beginPop(in: stack))
    shop.stage.device.advance(by: .milliseconds(50))
    model.path.push(.settings)
    shop.stage.device.advance(by: .milliseconds(50))
    gesture.finish()
    run()
    #expect(
      shop.stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            ProductViewController "Product 1"
            SettingsViewController [visible]
          UINavigationController
            SearchViewController
        """)
    #expect(model.takeHistory() == [[.home, .product(1), .settings]])
    #expect(
      shop.takeEvents() == [
        "asked for SettingsViewController", "built ProductViewController",
        "built SettingsViewController",
      ])
  }

  @Test("Back while a path waits at an interceptor counts if the interceptor refuses")
  func backWhileWaiting() throws {
    let held = Held()
    shop.answer = .hold(held)
    model.path.push(.product(2))
    run()
    user.pressBack(in: try #require(shop.stackInFront))
    run()
    #expect(model.takeHistory() == [[.home, .product(1), .product(2)]])
    held.answer(.failure(Refusal()))
    run()
    #expect(model.takeHistory() == [[.home]])
    #expect(shop.failures.map(\.shown) == [[.home]])
    #expect(shop.takeEvents() == ["asked for ProductViewController", "failed"])
  }

  @Test("A path set in the turn in which the user goes back wins")
  func sameTurn() throws {
    user.pressBack(in: try #require(shop.stackInFront))
    model.path = [.search]
    run()
    #expect(model.takeHistory() == [[.search]])
    #expect(shop.tabs?.selectedIndex == 1)
  }

  @Test("Two windows follow two models")
  func twoWindows() throws {
    let other = PathShop()
    let otherModel = PathModel([.search, .settings])
    let otherDriver = other.drive(otherModel)
    let tree = other.stage.tree
    #expect(model.takeHistory() == [])
    model.path.push(.settings)
    run()
    #expect(other.stage.tree == tree)
    #expect(otherModel.takeHistory() == [])
    user.pressBack(in: try #require(other.stackInFront))
    run()
    #expect(otherModel.takeHistory() == [[.search]])
    #expect(model.takeHistory() == [[.home, .product(1), .settings]])
    withExtendedLifetime(otherDriver) {}
  }

  @Test("A path that was saved comes back at launch, without animation")
  func restored() throws {
    set([.search, .product(2), .settings])
    let saved = try JSONEncoder().encode(model.path)
    let shop = PathShop()
    let model = PathModel(try JSONDecoder().decode([ShopPage].self, from: saved))
    let driver = shop.drive(model)
    #expect(
      shop.stage.tree == """
        UITabBarController [visible]
          UINavigationController
            HomeViewController
          UINavigationController [selected] [visible]
            SearchViewController
            ProductViewController "Product 2"
            SettingsViewController [visible]
        """)
    #expect(model.takeHistory() == [])
    #expect(shop.journal.lines == ["guard 2"])
    withExtendedLifetime(driver) {}
  }

  @Test("The path's first screen may stand on a screen of its own, to which an empty path leads")
  func onHome() throws {
    let shop = PathShop()
    let model = PathModel([.product(1), .settings])
    let driver = PathDriver(
      model, \.path, router: shop.stage.router, base: shop.home.with(()).from(.root())
    ) { place in
      if case .product(let id) = place { shop.product.with(id) } else { settings.with(()) }
    }
    run()
    #expect(shop.stackInFront?.viewControllers.count == 3)
    user.pressBack(in: try #require(shop.stackInFront))
    run()
    #expect(model.takeHistory() == [[.product(1)]])
    user.selectTab(at: 1, in: try #require(shop.tabs))
    run()
    #expect(model.takeHistory() == [])
    model.path = []
    run()
    #expect(shop.tabs?.selectedIndex == 0)
    #expect(shop.top is HomeViewController)
    #expect(model.takeHistory() == [[]])
    withExtendedLifetime(driver) {}
  }

  @Test("A screen isn't taken for another case that has the same class")
  func sameClass() {
    let shop = PathShop()
    let model = PathModel([.settings])
    let driver = PathDriver(
      model, \.path, router: shop.stage.router, base: shop.home.with(()).from(.root())
    ) { _ in settings.with(()) }
    run()
    let first = shop.top
    model.path = [.form]
    run()
    #expect(shop.top is SettingsViewController)
    #expect(shop.top !== first)
    #expect(model.takeHistory() == [[.form]])
    withExtendedLifetime(driver) {}
  }

  @Test("A window that is closed leaves the model its path")
  func closedWindow() throws {
    shop.stage.device.disconnect(try #require(shop.stage.window.windowScene))
    shop.stage.window.rootViewController = nil
    run()
    #expect(model.takeHistory() == [])
  }

  @Test("Routes of text in the same window aren't taken for the path's, nor the path's for theirs")
  func routesOfText() throws {
    let presenter = StepPresenter(
      router: shop.stage.router,
      map: RouteMap(RouteScreen("settings") { _ in settings.with(()) }),
      base: shop.home.with(()).from(.root()))
    #expect(presenter.visibleRoute == [])
    shop.stage.router.navigate(to: try presenter.target(for: ["settings"]))
    run()
    #expect(presenter.visibleRoute == ["settings"])
    #expect(model.takeHistory() == [[.home]])
    #expect(shop.top is SettingsViewController)
  }
}

@MainActor private let settings = StepAssembly(
  finder: ClassFinder<SettingsViewController, Void>(), factory: ClassFactory()
)
.using(.push())
#endif

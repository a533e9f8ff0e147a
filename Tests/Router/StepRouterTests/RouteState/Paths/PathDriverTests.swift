#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterState
import Testing

/// The screen follows a model's path.
@MainActor @Suite("Paths: from the model to the screen", .onDevice)
struct PathDriverTests {
  private let shop = PathShop()
  private let model = PathModel()
  private let driver: PathDriver<ShopPage>

  init() {
    driver = shop.drive(model)
    #expect(model.takeHistory() == [[.home]])
    _ = shop.takeEvents()
  }

  private func run() { shop.stage.device.runUntilIdle() }

  private func set(_ path: [ShopPage]) {
    model.path = path
    run()
    _ = model.takeHistory()
    _ = shop.takeEvents()
  }

  @Test("A whole path is one navigation, and the model keeps it")
  func follows() {
    model.path = [.home, .product(42), .bag]
    run()
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
    #expect(model.takeHistory() == [[.home, .product(42), .bag]])
    #expect(
      shop.takeEvents() == [
        "asked for BagViewController", "built ProductViewController",
        "built BagViewController", "built UINavigationController",
      ])
    #expect(shop.failures.isEmpty)
  }

  @Test("Pushing, replacing, popping and popping to a screen move what they say")
  func verbs() {
    model.path.push(.product(1))
    run()
    model.path.push(.settings)
    run()
    model.path.replaceLast(with: .product(2))
    run()
    #expect(
      shop.stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            ProductViewController "Product 1"
            ProductViewController "Product 2" [visible]
          UINavigationController
            SearchViewController
        """)
    model.path.pop()
    run()
    #expect(shop.top?.title == "Product 1")
    model.path.push(.settings)
    run()
    _ = shop.takeEvents()
    model.path.pop(to: .home)
    run()
    #expect(shop.top is HomeViewController)
    #expect(shop.takeEvents() == ["asked for HomeViewController", "showed HomeViewController"])
    #expect(model.history.count == 6)
  }

  @Test("A button on a screen changes the path, and the screen follows")
  func button() throws {
    let action = UIAction { [model] _ in model.path.push(.settings) }
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.addAction(action, for: .touchUpInside)
    try #require(shop.top).view.addSubview(button)
    shop.stage.device.user.tap(button)
    run()
    #expect(shop.top is SettingsViewController)
    #expect(model.takeHistory() == [[.home, .settings]])
  }

  @Test("A path that changes twice in a turn is one navigation")
  func twiceInATurn() {
    model.path.push(.settings)
    model.path.push(.product(7))
    #expect(shop.takeEvents() == [])
    run()
    #expect(
      shop.takeEvents() == [
        "asked for ProductViewController", "built SettingsViewController",
        "built ProductViewController",
      ])
    #expect(model.path == [.home, .settings, .product(7)])
    model.path.pop()
    model.path.push(.product(7))
    run()
    #expect(shop.takeEvents() == [])
  }

  @Test("The newest path wins while another is under way, and those in between never happen")
  func newest() {
    model.path = [.home, .product(1)]
    shop.stage.device.advance(by: .milliseconds(50))
    model.path = [.home, .product(2)]
    model.path = [.home, .product(3)]
    shop.stage.device.advance(by: .milliseconds(50))
    model.path = [.home, .settings]
    run()
    #expect(
      shop.stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            SettingsViewController [visible]
          UINavigationController
            SearchViewController
        """)
    #expect(
      model.takeHistory() == [
        [.home, .product(1)], [.home, .product(2)], [.home, .product(3)], [.home, .settings],
      ])
    #expect(shop.journal.lines == ["guard 1"])
    #expect(shop.failures.isEmpty)
  }

  @Test("A newer path overtakes one that waits at an interceptor")
  func overtaken() {
    let held = Held()
    shop.answer = .hold(held)
    model.path.push(.product(1))
    run()
    #expect(model.path == [.home, .product(1)])
    model.path = [.search]
    run()
    held.answer(.success)
    run()
    #expect(model.takeHistory() == [[.home, .product(1)], [.search]])
    #expect(shop.tabs?.selectedIndex == 1)
    #expect(shop.failures.isEmpty)
  }

  @Test("A refused path is put back before the failure is told, without another navigation")
  func refused() {
    let tree = shop.stage.tree
    shop.answer = .fail
    model.path.push(.product(42))
    run()
    #expect(shop.stage.tree == tree)
    #expect(model.takeHistory() == [[.home, .product(42)], [.home]])
    #expect(shop.pathsAtFailures == [[.home]])
    #expect(shop.failures.map(\.wanted) == [[.home, .product(42)]])
    #expect(shop.failures.map(\.shown) == [[.home]])
    #expect(shop.errors == ["intercepted: refused by the test"])
    #expect(shop.takeEvents() == ["asked for ProductViewController", "failed"])
    shop.answer = .pass
    model.path.push(.product(42))
    run()
    #expect(shop.top?.title == "Product 42")
    #expect(model.path == [.home, .product(42)])
  }

  @Test("A screen that refuses to leave stays in the path")
  func staysForm() {
    set([.home, .form])
    model.path.pop()
    run()
    #expect(shop.top is FormViewController)
    #expect(model.takeHistory() == [[.home], [.home, .form]])
    #expect(shop.takeEvents() == ["asked for HomeViewController", "failed"])
    #expect(shop.errors == ["can't be dismissed"])
  }

  @Test("A newer path isn't put back by the failure of an older one")
  func newerAfterFailure() {
    let held = Held()
    shop.answer = .hold(held)
    model.path.push(.product(1))
    run()
    model.path = [.search]
    held.answer(.failure(Refusal()))
    run()
    #expect(model.takeHistory() == [[.home, .product(1)], [.search]])
    #expect(shop.tabs?.selectedIndex == 1)
  }

  @Test("A model that insists on a path that fails doesn't get the failure for ever")
  func insisting() {
    shop.answer = .fail
    model.correction = { $0.contains(.product(42)) ? $0 : $0 + [.product(42)] }
    model.path = [.home, .product(42)]
    run()
    #expect(shop.failures.count == 1)
    #expect(shop.takeEvents() == ["asked for ProductViewController", "failed"])
    #expect(model.takeHistory() == [[.home, .product(42)], [.home]])
    shop.answer = .pass
    model.path = [.home, .product(42), .settings]
    run()
    #expect(shop.top is SettingsViewController)
  }

  @Test("An empty path leads to the base; the model gets what is there")
  func base() {
    set([.home, .product(1)])
    model.path = []
    run()
    #expect(model.takeHistory() == [[], [.home, .product(1)]])
    #expect(shop.failures.isEmpty)
  }

  @Test("A model that is gone leaves the screen as it is, and the driver doesn't keep it")
  func releasedModel() {
    let shop = PathShop()
    weak var released: PathModel?
    let driver: PathDriver<ShopPage>
    do {
      let model = PathModel([.home, .product(1)])
      released = model
      driver = shop.drive(model)
    }
    #expect(released == nil)
    if let stack = shop.stackInFront { shop.stage.device.user.pressBack(in: stack) }
    run()
    #expect(shop.top is HomeViewController)
    withExtendedLifetime(driver) {}
  }

  @Test("After its driver has gone, a model moves nothing")
  func releasedDriver() {
    let shop = PathShop()
    let model = PathModel([.home, .product(1)])
    var driver: PathDriver<ShopPage>? = shop.drive(model)
    weak var released: PathDriver<ShopPage>?
    released = driver
    driver = nil
    #expect(released == nil)
    _ = shop.takeEvents()
    model.path = [.search]
    run()
    #expect(shop.takeEvents() == [])
  }
}
#endif

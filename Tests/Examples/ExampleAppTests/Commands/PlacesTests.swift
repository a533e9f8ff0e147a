import ExampleApp
import PortableUIKit
import StepRouterExplorer
import Testing

/// `open`, `links`, `route`, `save` and `restore`.
@MainActor
@Suite(.headlessOnly) struct PlacesTests {
  private let terminal = Terminal()
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("place-\(UUID().uuidString)").path

  @Test("A link leads to the same place as the command", arguments: ["tab 3", "go bag"])
  func open(_ place: String) {
    let other = Terminal()
    other.obey(place, "go product 42")
    #expect(
      terminal.obey(place, "open shop://product/42").last?.hasPrefix("ProductViewController was")
        == true)
    #expect(terminal.tree == other.tree)
    terminal.obey("open https://shop.example/")
    terminal.expect(emptyTabs)
  }

  @Test("A link asks the interceptor as well")
  func guarded() async {
    #expect(
      terminal.obey("open shop://account/orders") == [
        "LoginViewController was shown: built LoginViewController and LoginNavigationController.",
        "AsyncScreen<OrdersViewController> waits for LoginInterceptor; go on meanwhile.",
      ])
    #expect(!terminal.tree.contains("Orders"))
    await terminal.settle("type 2 ada@example.com", "type 3 tea", "tap 4")
    #expect(terminal.tree.contains("OrdersViewController \"Orders\" [visible]"))
  }

  @Test("A link to an unknown product moves nothing, not even the sheet over the tabs")
  func unknownProduct() {
    terminal.obey("go bag")
    let tree = terminal.tree
    let lines = terminal.obey("open shop://product/43")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("there is no product 43, but 7, 12") == true)
    #expect(terminal.tree == tree)
  }

  @Test("Links are listed as patterns")
  func links() {
    #expect(
      terminal.obey("links") == [
        "/", "search?q=…", "account", "product/:id", "p/:id", "product/:id/care",
        "product/:id/review", "department/:name", "bag", "account/orders", "account/settings",
        "account/settings/:name", "account/address", "account/about",
      ])
  }

  @Test("The route tells where the user is, however they came there")
  func current() {
    #expect(terminal.obey("route") == ["/home"])
    terminal.obey("go product 42", "tap Saucer", "go bag")
    #expect(terminal.obey("route") == ["/home/product?id=42/product?id=51/bag"])
    terminal.obey("dismiss", "back")
    #expect(terminal.obey("route") == ["/home/product?id=42"])
    terminal.obey("go search green tea")
    #expect(terminal.obey("route") == ["/search?q=green%20tea"])
    terminal.obey("go login")
    #expect(terminal.obey("route") == ["/search?q=green%20tea"])
  }

  @Test("Setting a route leads there")
  func set() {
    terminal.obey("go bag", "route /search?q=tea/product?id=42")
    terminal.expect(
      """
      ShopDrawer [visible]
        UITabBarController [visible]
          UINavigationController "Home"
            HomeViewController "Home"
          UINavigationController "Search" [selected] [visible]
            SearchViewController "Search"
            ProductViewController "Espresso Cup" [visible]
          UINavigationController "Account"
            AccountViewController "Account"
          UINavigationController
        CategoriesViewController "Categories"
      """)
    #expect(terminal.obey("route") == ["/search?q=tea/product?id=42"])
  }

  @Test("A place saved in one run restores tabs, stacks and the sheet in another")
  func restored() {
    defer { try? FileManager.default.removeItem(atPath: file) }
    terminal.obey(
      "route /search?q=tea/product?id=7", "tab 3", "go product 42", "tap Saucer", "go bag")
    #expect(
      terminal.obey("save \(file)") == [
        "/search?q=tea/product?id=7", "/account", "/home/product?id=42/product?id=51/bag",
      ])
    let other = Terminal()
    other.obey("restore \(file)")
    let tree = """
      ShopDrawer
        UITabBarController
          UINavigationController "Home" [selected]
            HomeViewController "Home"
            ProductViewController "Espresso Cup"
            ProductViewController "Saucer"
          UINavigationController "Search"
            SearchViewController "Search"
            ProductViewController "Tea Pot"
          UINavigationController "Account"
            AccountViewController "Account"
          UINavigationController
        CategoriesViewController "Categories"
      presents pageSheet:
        UINavigationController [visible]
          BagViewController "Bag" [visible]
      """
    other.expect(tree)
    terminal.expect(tree)
  }

  @Test(
    "A section of the settings is the same place in columns and in a stack",
    arguments: WindowShape.allCases, WindowShape.allCases)
  func settings(_ shape: WindowShape, restoredIn other: WindowShape) {
    defer { try? FileManager.default.removeItem(atPath: file) }
    let route = "/account/settings/setting?name=delivery"
    terminal.obey("resize \(shape)", "tab 3", "tap Settings", "tap Delivery")
    #expect(terminal.obey("route") == [route])
    #expect(terminal.obey("save \(file)") == ["/home", "/search", route])
    let restored = Terminal()
    restored.obey("resize \(other)", "restore \(file)")
    #expect(restored.obey("route") == [route])
    #expect(restored.app.drawing.contains("We deliver to 12 Harbour Street."))
    terminal.obey("resize \(other)")
    #expect(terminal.obey("route") == [route])
    #expect(terminal.tree == restored.tree)
  }

  @Test("A link leads to a section of the settings")
  func linkToSetting() {
    terminal.obey("open shop://account/settings/offers")
    #expect(terminal.tree.contains("SettingViewController \"Offers\" [visible]"))
  }

  @Test("A short link leads where the long one leads", arguments: ["product/42", "p/42"])
  func shortLink(path: String) {
    terminal.obey("open shop://\(path)")
    #expect(terminal.obey("route") == ["/home/product?id=42"])
  }

  @Test("An unknown screen in a saved place is reported, and the rest is restored")
  func outdated() throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    try "/account/vouchers\n/home/product?id=42\n".write(
      toFile: file, atomically: true, encoding: .utf8)
    let reply = terminal.app.obey("restore \(file)")
    #expect(reply.problem?.hasPrefix("There is no screen “vouchers”") == true)
    #expect(reply.lines == ["ProductViewController was shown: built ProductViewController."])
    #expect(terminal.obey("route") == ["/home/product?id=42"])
  }

  @Test("A file without a place changes nothing, and an unwritable file is reported")
  func wrongFiles() throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    try "/search\nproduct 42\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(
      terminal.app.obey("restore \(file)").problem
        == "“product 42” is not a route: write “/home/product?id=42”, for example.")
    terminal.expect(emptyTabs)
    let problem = terminal.app.obey("save /nowhere/place").problem
    #expect(problem?.hasPrefix("“/nowhere/place” cannot be written: ") == true)
  }

  @Test("`verify` also tries links and restored routes, and finds nothing wrong", .exhaustive)
  func verified() async {
    let exploration = await Explorer.shop(windows: 1).run(depth: 1, states: 4)
    #expect(exploration.isFaultless, "\(exploration)")
    let asked = Set(exploration.trials.compactMap(\.destination))
    #expect(
      asked.isSuperset(of: [
        "shop://product/42", "https://shop.example/search?q=tea", "shop://account/orders",
        "/home/product?id=42/bag", "/search?q=tea/product?id=7", "/account/orders",
      ]))
  }
}

import ExampleApp
import PortableUIKit
import Testing

/// `go`, from wherever the customer is.
@MainActor
@Suite(.headlessOnly) struct NavigationTests {
  private let terminal = Terminal()

  private static let product = """
    ShopDrawer [visible]
      UITabBarController [visible]
        UINavigationController "Home" [selected] [visible]
          HomeViewController "Home"
          ProductViewController "Espresso Cup" [visible]
        UINavigationController "Search"
          SearchViewController "Search"
        UINavigationController "Account"
          AccountViewController "Account"
        UINavigationController
      CategoriesViewController "Categories"
    """

  private static let lockedForm = """
    ShopDrawer
      UITabBarController
        UINavigationController "Home" [selected]
          HomeViewController "Home"
        UINavigationController "Search"
          SearchViewController "Search"
        UINavigationController "Account"
          AccountViewController "Account"
        UINavigationController
      CategoriesViewController "Categories"
    presents formSheet:
      UINavigationController [visible]
        AddressFormViewController "Delivery address" [visible]
    """

  @Test("The shop starts on its first tab")
  func start() {
    terminal.expect(emptyTabs)
  }

  @Test("A product is pushed onto the first tab")
  func product() {
    #expect(
      terminal.obey("go product 42") == [
        "ProductViewController was shown: built ProductViewController."
      ])
    terminal.expect(Self.product)
  }

  @Test("A product requested from a sheet dismisses the sheet")
  func productFromSheet() {
    terminal.obey("go bag")
    #expect(
      terminal.obey("go product 42") == [
        "ProductViewController was shown: built ProductViewController, "
          + "dismissed UINavigationController."
      ])
    terminal.expect(Self.product)
  }

  @Test(
    "A product requested from another tab selects the first tab", arguments: ["tab 2", "tab 3"])
  func productFromAnotherTab(_ tab: String) {
    terminal.obey(tab, "go product 42")
    terminal.expect(Self.product)
  }

  @Test("A form with unsaved text stays, and nothing moves")
  func productFromLockedForm() {
    terminal.obey("go address", "type 3 1 Sea Road")
    #expect(
      terminal.obey("go product 42") == [
        "ProductViewController was not shown. AddressFormViewController “Delivery address” "
          + "has to go before ProductViewController can be shown, but it refuses."
      ])
    terminal.expect(Self.lockedForm)
    #expect(
      terminal.obey("dismiss") == ["“Delivery address” refuses to be swiped away; nothing moved."])
    terminal.expect(Self.lockedForm)
  }

  @Test("A form without unsaved text goes", arguments: ["type 3 12 Harbour Street", "tree"])
  func productFromForm(_ command: String) {
    terminal.obey("go address", command, "go product 42")
    terminal.expect(Self.product)
  }

  @Test("The same product isn't pushed twice, but another product is")
  func sameProduct() {
    terminal.obey("go product 42")
    #expect(
      terminal.obey("go product 42") == [
        "ProductViewController was visible already; nothing moved."
      ]
    )
    terminal.expect(Self.product)
    terminal.obey("go product 7")
    #expect(
      terminal.obey("go product 42") == ["ProductViewController was brought to the front."])
    terminal.expect(Self.product)
  }

  @Test("Related products pile up on the stack")
  func relatedProducts() {
    terminal.obey("go product 42", "tap Saucer", "tap tea cup")
    terminal.expect(
      """
      ShopDrawer [visible]
        UITabBarController [visible]
          UINavigationController "Home" [selected] [visible]
            HomeViewController "Home"
            ProductViewController "Espresso Cup"
            ProductViewController "Saucer"
            ProductViewController "Tea Cup" [visible]
          UINavigationController "Search"
            SearchViewController "Search"
          UINavigationController "Account"
            AccountViewController "Account"
          UINavigationController
        CategoriesViewController "Categories"
      """)
  }

  @Test("Going home pops the screens on Home and dismisses the sheet over it")
  func home() {
    terminal.obey("go product 42", "tab 2", "go bag", "go home")
    terminal.expect(emptyTabs)
  }

  @Test("The bag is one sheet, however often it's requested")
  func bag() {
    terminal.obey("go bag")
    #expect(terminal.obey("go bag") == ["BagViewController was visible already; nothing moved."])
    terminal.expect(
      """
      ShopDrawer
        UITabBarController
          UINavigationController "Home" [selected]
            HomeViewController "Home"
          UINavigationController "Search"
            SearchViewController "Search"
          UINavigationController "Account"
            AccountViewController "Account"
          UINavigationController
        CategoriesViewController "Categories"
      presents pageSheet:
        UINavigationController [visible]
          BagViewController "Bag" [visible]
      """)
  }

  @Test("A search brings its text")
  func search() {
    terminal.obey("go search espresso pot")
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │                          Search                          │
        ├──────────────────────────────────────────────────────────┤
        │ [1] Name of a product: ▏espresso pot                   ▕ │
        │ [2] Espresso Pot                                 € 36.00 │
        ├──────────────────────────────────────────────────────────┤
        │     ○ Home       ● Search     ○ Account   ○ Departments  │
        └──────────────────────────────────────────────────────────┘
        """)
    terminal.obey("tab 1", "go search")
    #expect(terminal.app.drawing.contains("espresso pot"))
  }

  @Test("The forgotten password brings the login with it, in one movement")
  func forgotPassword() {
    #expect(
      terminal.obey("go forgot") == [
        "ForgotPasswordViewController was shown: built LoginViewController, "
          + "ForgotPasswordViewController and LoginNavigationController."
      ])
    #expect(
      terminal.tree.hasSuffix(
        """
        presents formSheet:
          LoginNavigationController [visible]
            LoginViewController "Login"
            ForgotPasswordViewController "Forgot password" [visible]
        """))
  }

  @Test("A plan says what would happen, and nothing happens")
  func plan() {
    terminal.obey("go bag")
    let before = terminal.tree
    let plan = terminal.obey("plan product 42").joined().split(separator: "\n")
    #expect(plan.count == 5)
    #expect(
      plan.first?.hasPrefix("ProductViewController (ExampleScreens/ShopRoutes.swift:") == true)
    #expect(plan.dropFirst(2).first == "  dismiss UINavigationController")
    #expect(terminal.tree == before)
  }
}

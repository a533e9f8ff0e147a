import ExampleApp
import PortableUIKit
import Testing

/// Orders need a login, and the router waits for it.
@MainActor
@Suite(.headlessOnly) struct LoginTests {
  private let terminal = Terminal()

  private static let waiting = [
    "LoginViewController was shown: built LoginViewController and LoginNavigationController.",
    "AsyncScreen<OrdersViewController> waits for LoginInterceptor; go on meanwhile.",
  ]

  private static let shown =
    "AsyncScreen<OrdersViewController> was shown: built AsyncScreen<OrdersViewController>."

  private static let login = """
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
      LoginNavigationController [visible]
        LoginViewController "Login" [visible]
    """

  private static let orders = """
    ShopDrawer [visible]
      UITabBarController [visible]
        UINavigationController "Home"
          HomeViewController "Home"
        UINavigationController "Search"
          SearchViewController "Search"
        UINavigationController "Account" [selected] [visible]
          AccountViewController "Account"
          AsyncScreen<OrdersViewController> "Orders" [visible]
            OrdersViewController "Orders" [visible]
        UINavigationController
      CategoriesViewController "Categories"
    """

  private func logIn() async -> [String] {
    await terminal.settle("type 2 ada@example.com", "type 3 tea", "tap Log in")
  }

  /// Whether the line says that the orders weren't shown because the login was closed.
  private func isRefusal(_ line: String?) -> Bool {
    guard let line else { return false }
    let screen = "AsyncScreen<OrdersViewController>"
    return line.hasPrefix("\(screen) was not shown. The interceptor LoginInterceptor of \(screen)")
      && line.hasSuffix("did not let the navigation pass: the login was closed.")
  }

  @Test("Orders ask for a login and go on by themselves once it's done")
  func loginInBetween() async {
    #expect(terminal.obey("go orders") == Self.waiting)
    terminal.expect(Self.login)
    #expect(await logIn() == [Self.shown])
    terminal.expect(Self.orders)
  }

  @Test("A logged-in user isn't asked again until they log out")
  func loggedIn() async {
    terminal.obey("go orders")
    _ = await logIn()
    terminal.obey("go home")
    #expect(terminal.obey("go orders").count == 1)
    terminal.obey("back", "tap Log out")
    #expect(terminal.obey("go orders") == Self.waiting)
  }

  @Test(
    "Closing the login ends the wait, and nothing else changes",
    arguments: ["tap Cancel", "dismiss"])
  func closed(_ command: String) {
    terminal.obey("go orders")
    let lines = terminal.obey(command)
    #expect(lines.count == 1)
    #expect(isRefusal(lines.first))
    terminal.expect(emptyTabs)
  }

  @Test("Closing the login from the forgotten password ends the wait")
  func closedFromForgotPassword() {
    terminal.obey("go orders", "tap Forgot password?")
    #expect(isRefusal(terminal.obey("dismiss").first))
    terminal.expect(emptyTabs)
  }

  @Test("The forgotten password takes over the e-mail address of the login")
  func takenAlong() {
    terminal.obey("go login", "type 2 ada@example.com")
    #expect(
      terminal.obey("tap Forgot password?") == [
        "ForgotPasswordViewController was shown: built ForgotPasswordViewController."
      ])
    #expect(terminal.app.drawing.contains("ada@example.com"))
    terminal.obey("tap Send link")
    #expect(terminal.app.drawing.contains("A link is on its way to ada@example.com."))
  }

  @Test("Covering the login for a while doesn't count as closing it")
  func covered() async throws {
    terminal.obey("go orders")
    let login = try #require(terminal.window.rootViewController?.presentedViewController)
    terminal.app.device.perform {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      login.present(cover, animated: false)
    }
    #expect(
      terminal.obey("go login") == [
        "LoginViewController was brought to the front, dismissed UIViewController."
      ])
    #expect(await logIn() == [Self.shown])
  }

  @Test("A route that dismisses the login ends the wait")
  func overtaken() {
    terminal.obey("go orders")
    let lines = terminal.obey("go product 42")
    #expect(lines.count == 2)
    #expect(isRefusal(lines.first))
    #expect(
      lines.last == "ProductViewController was shown: built ProductViewController, "
        + "dismissed LoginNavigationController.")
  }

  @Test("A route that dismisses a covered login ends the wait")
  func overtakenUnderCover() {
    terminal.obey("go orders", "go setting offers")
    let lines = terminal.obey("go home")
    #expect(lines.count == 2)
    #expect(isRefusal(lines.first))
    #expect(lines.last?.hasPrefix("HomeViewController was brought to the front") == true)
    terminal.expect(emptyTabs)
  }

  @Test("Other routes go on while the orders wait, and don't end the wait")
  func meanwhile() async {
    terminal.obey("go orders", "go bag", "dismiss")
    terminal.expect(Self.login)
    #expect(await logIn() == [Self.shown])
  }

  @Test(
    "A wrong login says why, and can be tried again",
    arguments: [
      ("type 2 bob@example.com", "There is no account for “bob@example.com”."),
      ("type 2 ada@example.com", "The password is wrong."),
    ])
  func wrongLogin(_ email: String, message: String) async {
    terminal.obey("go orders", email, "type 3 coffee", "tap Log in")
    terminal.expect(Self.login)
    #expect(terminal.app.drawing.contains(message))
    #expect(!terminal.app.drawing.contains("•"))
    _ = await logIn()
    terminal.expect(Self.orders)
  }

  @Test("Two requests wait for one login")
  func twoRequests() async {
    terminal.obey("go orders")
    #expect(
      terminal.obey("go orders") == [
        "LoginViewController was visible already; nothing moved.",
        "AsyncScreen<OrdersViewController> waits for LoginInterceptor; go on meanwhile.",
      ])
    #expect(
      await logIn() == [
        Self.shown, "AsyncScreen<OrdersViewController> was visible already; nothing moved.",
      ])
    terminal.expect(Self.orders)
  }
}

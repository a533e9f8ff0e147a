import PortableUIKit
import StepRouterTesting
import Testing

@testable import Shop

@MainActor @Suite struct LinkTests {
  private let device = HeadlessDevice(timeMode: .manual)
  private let sceneDelegate = SceneDelegate()

  @Test func aLinkWaitsForTheLogin() throws {
    device.connectScene(delegate: sceneDelegate)
    device.user.open(try #require(URL(string: "shop://product/42")))
    device.runUntilIdle()

    let window = try #require(sceneDelegate.window)
    expectHierarchy(
      window,
      """
      UIViewController
      presents fullScreen:
        LoginViewController "Login" [visible]
      """,
      reporter: .swiftTesting)

    let login = window.rootViewController?.presentedViewController
    device.user.tap(try #require(login as? LoginViewController).logInButton)
    device.runUntilIdle()
    expectHierarchy(
      window,
      """
      UITabBarController [visible]
        UINavigationController "Home" [selected] [visible]
          HomeViewController "Home"
          ProductViewController "Product 42" [visible]
        UINavigationController "Account"
          AccountViewController
      """,
      reporter: .swiftTesting)
  }
}

import XCTest

/// Links and shortcuts that open the shop from outside.
final class LinkUITests: ShopTestCase {
  @MainActor
  func testALinkOpensAProductFromAnotherTab() {
    let shop = ShopApp()
    shop.selectTab("Account")
    shop.open("shop://product/42")
    shop.expectTitle("Espresso Cup")
    shop.goBack(to: "Home")
  }

  @MainActor
  func testALinkToTheOrdersWaitsForTheLogin() {
    let shop = ShopApp()
    shop.open("shop://account/orders")
    shop.expectTitle("Login")
    shop.logIn()
    shop.expectTitle("Orders")
    XCTAssertTrue(shop.row("House Blend").exists)
  }

  @MainActor
  func testALoginThatIsClosedLeavesEverythingAsItWas() {
    let shop = ShopApp()
    shop.open("shop://account/orders")
    shop.expectTitle("Login")
    shop.tapButton("Cancel")
    shop.expectNoTitle("Login")
    shop.expectTitle("Home")
  }

  @MainActor
  func testALinkLaunchesTheShop() {
    let shop = ShopApp()
    shop.app.terminate()
    shop.open("shop://product/42")
    shop.expectTitle("Espresso Cup")
  }

  @MainActor
  func testAShortcutOfTheIconOpensTheBag() throws {
    let shop = ShopApp()
    shop.leave()
    let system = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    let icon = system.icons["Shop"].firstMatch
    try XCTSkipUnless(
      icon.waitForExistence(timeout: 10) && icon.isHittable,
      "The icon is on another page of the home screen.")
    icon.press(forDuration: 1.5)
    let shortcut = system.buttons["Bag"].firstMatch
    XCTAssertTrue(shortcut.waitForExistence(timeout: 10), system.debugDescription)
    shortcut.tap()
    shop.expectTitle("Bag")
  }
}

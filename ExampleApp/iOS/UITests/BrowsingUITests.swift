import XCTest

/// A customer browsing the shop.
final class BrowsingUITests: ShopTestCase {
  @MainActor
  func testATapLeadsToAProductAndOnToWhatGoesWithIt() {
    let shop = ShopApp()
    shop.tapRow("Tea Pot")
    shop.expectTitle("Tea Pot")
    shop.tapRow("Tea Tin")
    shop.expectTitle("Tea Tin")
    shop.goBack(to: "Tea Pot")
    shop.goBack(to: "Home")
  }

  @MainActor
  func testEachTabKeepsItsStack() {
    let shop = ShopApp()
    shop.tapRow("Tea Pot")
    shop.selectTab("Account")
    shop.expectTitle("Account")
    shop.selectTab("Home")
    shop.expectTitle("Tea Pot")
  }

  @MainActor
  func testTheBagIsASheetThatIsSwipedDown() {
    let shop = ShopApp()
    shop.tapButton("Bag")
    shop.expectTitle("Bag")
    shop.expectText("Your bag is empty.")
    shop.swipeDown("Bag")
    shop.expectNoTitle("Bag")
    shop.expectTitle("Home")
  }

  @MainActor
  func testACategoryOfTheMenuIsWhatTheFirstTabShows() {
    let shop = ShopApp()
    shop.tapButton("Categories")
    shop.tapRow("Coffee")
    shop.expectTitle("Home")
    shop.expectText("Coffee")
    XCTAssertTrue(shop.row("Coffee Mill").exists)
    XCTAssertTrue(shop.row("Tea Pot").waitForNonExistence(timeout: 10))
  }

  @MainActor
  func testPhotosAreLeafedThrough() {
    let shop = ShopApp()
    shop.tapRow("Tea Pot")
    shop.tapButton("Photos")
    shop.expectText("1 of 3")
    shop.app.swipeLeft()
    shop.expectText("2 of 3")
    shop.tapButton("Close")
    shop.expectTitle("Tea Pot")
  }

  @MainActor
  func testAStoryboardsScreenUnwindsToTheAccount() {
    let shop = ShopApp()
    shop.selectTab("Account")
    shop.tapButton("About")
    shop.expectTitle("About")
    shop.tapButton("Done")
    shop.expectTitle("Account")
  }
}

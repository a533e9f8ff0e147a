import XCTest

/// Screens that ask the customer a question.
final class AnswerUITests: ShopTestCase {
  @MainActor
  func testHowManyIsAskedAndAnswered() {
    let shop = ShopApp()
    shop.tapRow("Tea Pot")
    shop.tapButton("Add several")
    shop.expectTitle("How many?")
    shop.tapRow("4 of them")
    shop.expectText("4 in your bag")
  }

  @MainActor
  func testTheBagIsNotEmptiedWithoutAYes() {
    let shop = ShopApp()
    shop.tapRow("Tea Pot")
    shop.tapButton("Add to bag")
    shop.open("shop://bag")
    shop.expectText("Together € 49.00")
    shop.tapButton("Empty the bag")
    shop.tapButton("Keep it")
    shop.expectText("Together € 49.00")
    shop.tapButton("Empty the bag")
    shop.tapButton("Empty it")
    shop.expectText("Your bag is empty.")
  }

  @MainActor
  func testAReviewIsWrittenInAViewOfSwiftUI() {
    let shop = ShopApp()
    shop.tapRow("Tea Pot")
    shop.tapButton("Review")
    shop.type("Pours well", into: "What do you think of it?")
    shop.tapButton("Send")
    shop.expectText("“Pours well” Would buy it again.")
  }

  @MainActor
  func testAFormWithUnsavedTextStaysUntilItIsDiscarded() {
    let shop = ShopApp()
    shop.open("shop://account/address")
    shop.expectTitle("Delivery address")
    shop.type(" b", into: "Street and number")
    shop.expectText("There are unsaved changes.")
    shop.swipeDown("Delivery address")
    shop.open("shop://product/42")
    shop.expectText("There are unsaved changes.")
    shop.tapButton("Discard")
    shop.expectNoTitle("Delivery address")
  }
}

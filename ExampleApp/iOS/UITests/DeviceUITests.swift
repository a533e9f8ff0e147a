import XCTest

/// A relaunch by the system, and rotations of the device.
final class DeviceUITests: ShopTestCase {
  @MainActor
  func testThePlaceThatWasLeftIsThereAfterALaunch() {
    let shop = ShopApp()
    shop.selectTab("Account")
    shop.tapButton("Settings")
    shop.tapRow("Delivery")
    shop.expectTitle("Delivery")
    shop.leave()
    shop.app.terminate()
    shop.app.launch()
    shop.expectTitle("Delivery")
    // Leaves the first tab for the other tests.
    shop.open("shop://")
    shop.expectTitle("Home")
    shop.leave()
  }

  @MainActor
  func testSettingsStandSideBySideWhereThereIsRoom() {
    let shop = ShopApp()
    XCUIDevice.shared.orientation = .landscapeLeft
    defer { XCUIDevice.shared.orientation = .portrait }
    shop.open("shop://account/settings/offers")
    shop.expectTitle("Offers")
    shop.app.switches["Offers by mail"].firstMatch.tap()
    if shop.app.horizontalSizeClass == .regular {
      XCTAssertTrue(shop.bar("Settings").exists)
      shop.tapRow("Delivery")
      shop.expectTitle("Delivery")
      XCTAssertTrue(shop.bar("Settings").exists)
    } else {
      shop.goBack(to: "Settings")
    }
    shop.tapButton("Close")
    shop.expectTitle("Home")
  }

  @MainActor
  func testEverythingCanBeReachedWhenTheDeviceIsTurned() {
    let shop = ShopApp()
    XCUIDevice.shared.orientation = .landscapeLeft
    defer { XCUIDevice.shared.orientation = .portrait }
    shop.tapRow("Tea Pot")
    shop.tapRow("Kettle")
    shop.expectTitle("Kettle")
  }
}

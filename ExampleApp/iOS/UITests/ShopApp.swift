import XCTest

/// The shop on a device, as a user sees it.
@MainActor
struct ShopApp {
  let app = XCUIApplication()

  /// Launches the shop and goes to its first tab, since it may have restored its last place.
  init() {
    app.launch()
    open("shop://")
    expectTitle("Home")
  }

  /// Opens a link, which also launches an app that isn't running.
  func open(_ link: String) {
    guard let url = URL(string: link) else { return XCTFail("“\(link)” is not a URL.") }
    app.open(url)
  }

  /// The bar of the screen with this title.
  func bar(_ title: String) -> XCUIElement { app.navigationBars[title] }

  /// A row of the list in front.
  func row(_ title: String) -> XCUIElement { app.cells[title].firstMatch }

  /// A button of the screen in front, or of its bar.
  func button(_ title: String) -> XCUIElement { app.buttons[title].firstMatch }

  /// Taps the row with this title.
  func tapRow(_ title: String) { tap(row(title), "the row “\(title)”") }

  /// Taps the button with this title.
  func tapButton(_ title: String) { tap(button(title), "the button “\(title)”") }

  /// Selects a tab. A tablet has its tabs at the top, which tests don't see as a tab bar.
  func selectTab(_ title: String) {
    let inBar = app.tabBars.buttons[title].firstMatch
    tap(inBar.exists ? inBar : button(title), "the tab “\(title)”")
  }

  /// Goes back to the screen with this title, using the bar's button.
  func goBack(to title: String) {
    let buttons = app.navigationBars.buttons
    // Newer systems draw an arrow without a title.
    let named = buttons[title].firstMatch.waitForExistence(timeout: 2)
    tap(named ? buttons[title].firstMatch : buttons.element(boundBy: 0), "a way back")
    expectTitle(title)
  }

  /// Types into the field with this placeholder or label.
  func type(_ text: String, into name: String) {
    let field = app.textFields[name].firstMatch
    tap(field, "the field “\(name)”")
    field.typeText(text)
  }

  /// Logs in with the account the login screen suggests.
  func logIn() {
    type("ada@example.com", into: "E-mail")
    let password = app.secureTextFields["Password"].firstMatch
    tap(password, "the field “Password”")
    password.typeText("tea")
    tapButton("Log in")
    declineToSavePassword()
  }

  /// Swipes down the sheet with this title.
  func swipeDown(_ title: String) { bar(title).swipeDown(velocity: .fast) }

  /// Goes to the home screen, and waits until the system has saved the app's place.
  func leave() {
    XCUIDevice.shared.press(.home)
    // The system suspends the app soon, or at once.
    let isAway =
      app.wait(for: .runningBackground, timeout: 5)
      || app.wait(for: .runningBackgroundSuspended, timeout: 15)
    XCTAssertTrue(isAway, "The shop is still in front.")
  }

  /// Declines the system's offer to save the password.
  private func declineToSavePassword() {
    let system = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    for offer in [app.buttons["Not Now"].firstMatch, system.buttons["Not Now"].firstMatch]
    where offer.waitForExistence(timeout: 2) {
      offer.tap()
    }
  }

  private func tap(_ element: XCUIElement, _ name: String) {
    guard element.waitForExistence(timeout: 10) else {
      return XCTFail("There is not \(name):\n\(app.debugDescription)")
    }
    element.tap()
  }
}

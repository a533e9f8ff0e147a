import XCTest

extension ShopApp {
  /// Expects a screen with this title to appear.
  func expectTitle(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    expect(bar(title), "the screen “\(title)”", file: file, line: line)
  }

  /// Expects this text to appear.
  func expectText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    expect(app.staticTexts[text].firstMatch, "the text “\(text)”", file: file, line: line)
  }

  /// Expects the screen with this title to disappear.
  func expectNoTitle(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(
      bar(title).waitForNonExistence(timeout: 10), "“\(title)” is still there.",
      file: file, line: line)
  }

  private func expect(
    _ element: XCUIElement, _ name: String, file: StaticString, line: UInt
  ) {
    XCTAssertTrue(
      element.waitForExistence(timeout: 10), "There is not \(name):\n\(app.debugDescription)",
      file: file, line: line)
  }
}

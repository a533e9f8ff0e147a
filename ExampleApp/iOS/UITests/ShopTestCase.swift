import XCTest

/// A test case that stops at the first failure, since later steps would only wait in vain.
class ShopTestCase: XCTestCase {
  override func setUp() async throws {
    try await super.setUp()
    continueAfterFailure = false
  }
}

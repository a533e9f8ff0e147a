import XCTest

/// A test that ends with its first failure: what follows would only wait for what does not come.
class ShopTestCase: XCTestCase {
  override func setUp() async throws {
    try await super.setUp()
    continueAfterFailure = false
  }
}

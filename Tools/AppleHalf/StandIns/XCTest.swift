// What the UI tests of ExampleApp/iOS use of XCTest, which comes with Xcode.

@_exported import UIKit

open class XCTestCase {
  public init() {}
  open var continueAfterFailure = true
  open func setUp() async throws {}
}

public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {}

@MainActor
open class XCUIElement {
  public enum SizeClass {
    case unspecified, compact, regular
  }

  fileprivate init() {}

  public var exists: Bool { false }
  public var isHittable: Bool { false }
  public var firstMatch: XCUIElement { self }
  public var horizontalSizeClass: SizeClass { .unspecified }
  public var debugDescription: String { "" }
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var cells: XCUIElementQuery { XCUIElementQuery() }
  public var icons: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public var secureTextFields: XCUIElementQuery { XCUIElementQuery() }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  public var switches: XCUIElementQuery { XCUIElementQuery() }
  public var tabBars: XCUIElementQuery { XCUIElementQuery() }
  public var textFields: XCUIElementQuery { XCUIElementQuery() }

  public func waitForExistence(timeout: TimeInterval) -> Bool { false }
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { false }
  public func tap() {}
  public func press(forDuration duration: TimeInterval) {}
  public func typeText(_ text: String) {}
  public func swipeLeft() {}
  public func swipeDown(velocity: XCUIGestureVelocity) {}
}

@MainActor
public final class XCUIElementQuery {
  fileprivate init() {}

  public var buttons: XCUIElementQuery { self }
  public var firstMatch: XCUIElement { XCUIElement() }
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  public subscript(_ key: String) -> XCUIElement { XCUIElement() }
}

public struct XCUIGestureVelocity: Sendable {
  public static let fast = XCUIGestureVelocity()
}

@MainActor
public final class XCUIApplication: XCUIElement {
  public enum State {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  public override init() { super.init() }
  public init(bundleIdentifier: String) { super.init() }

  public func launch() {}
  public func terminate() {}
  public func open(_ url: URL) {}
  public func wait(for state: State, timeout: TimeInterval) -> Bool { false }
}

/// UIKit's, which nothing else here has.
public enum UIDeviceOrientation {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

@MainActor
public final class XCUIDevice {
  public enum Button {
    case home
  }

  public static let shared = XCUIDevice()
  public var orientation = UIDeviceOrientation.portrait
  public func press(_ button: Button) {}
}

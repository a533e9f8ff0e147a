@_exported import AbsentDevice
import PortableUIKit
import StepRouterTesting
import Testing

#if canImport(UIKit)
extension Trait where Self == ConditionTrait {
  /// There is no device of a test's own on a simulator.
  static var onDevice: Self { .disabled("On a simulator nobody can touch, or step time.") }
}
#else
/// Runs each test case on a device of its own, whose time stands still until it is let go.
struct OnDevice: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let device = await HeadlessDevice(timeMode: .manual)
    try await HeadlessDevice.$current.withValue(device, operation: function)
  }
}

extension Trait where Self == OnDevice {
  /// A device of its own for each test case.
  static var onDevice: OnDevice { OnDevice() }
}
#endif

/// A window with view controllers in it.
@MainActor
struct Stage {
  let device = HeadlessDevice.current
  let window: UIWindow

  init(root: UIViewController) {
    window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.runUntilIdle()
  }

  /// The whole hierarchy, one view controller a line.
  var tree: String { HierarchySnapshot(of: window).description }
}

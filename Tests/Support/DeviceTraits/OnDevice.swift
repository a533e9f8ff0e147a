import PortableUIKit
import Testing

#if canImport(UIKit)
extension Trait where Self == ConditionTrait {
  /// A test on a simulator can't have a device of its own.
  package static var onDevice: Self { .disabled("On a simulator nobody can touch, or step time.") }
  /// It can't have a tablet of its own either.
  package static var onTablet: Self { onDevice }
  /// Nor a phone that folds.
  package static var onDuo: Self { onDevice }
}
#else
/// Runs each test case of a suite on a device of its own, whose time stands still until the test
/// lets it pass.
package struct OnDevice: SuiteTrait, TestTrait, TestScoping {
  fileprivate var idiom = UIUserInterfaceIdiom.phone
  fileprivate var screenSize = CGSize(width: 390, height: 844)
  fileprivate var folds = false
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await HeadlessDevice.$current.withValue(await makeDevice(), operation: function)
  }

  @MainActor private func makeDevice() -> HeadlessDevice {
    if folds { return HeadlessDevice(.duo, timeMode: .manual) }
    return HeadlessDevice(timeMode: .manual, idiom: idiom, screenSize: screenSize)
  }
}

extension Trait where Self == OnDevice {
  /// A device of its own for each test case.
  package static var onDevice: OnDevice { OnDevice() }
  /// A tablet of its own for each test case: its windows may be wide or narrow.
  package static var onTablet: OnDevice {
    OnDevice(idiom: .pad, screenSize: CGSize(width: 1180, height: 820))
  }
  /// A phone of its own that folds: closed at first, and upright.
  package static var onDuo: OnDevice { OnDevice(folds: true) }
}
#endif

#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("Reduce Motion") struct ReduceMotionTests {
  /// Counts the notifications that a device's app gets.
  @MainActor private final class Count {
    var value = 0
  }

  @Test("The user turns it on for one device, and its app hears of each change")
  func changes() {
    let (device, other) = (HeadlessDevice(timeMode: .manual), HeadlessDevice(timeMode: .manual))
    let count = Count()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        if HeadlessDevice.current === device { count.value += 1 }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }

    #expect(!device.perform { UIAccessibility.isReduceMotionEnabled })
    device.user.setReduceMotion(true)
    device.user.setReduceMotion(true)
    #expect(device.perform { UIAccessibility.isReduceMotionEnabled })
    #expect(!other.perform { UIAccessibility.isReduceMotionEnabled })
    #expect(count.value == 1)
    device.user.setReduceMotion(false)
    #expect(!device.perform { UIAccessibility.isReduceMotionEnabled })
    #expect(count.value == 2)
  }

  @Test("It outlasts the app's process")
  func launches() {
    let device = HeadlessDevice(timeMode: .manual)
    device.user.setReduceMotion(true)
    device.terminate()
    #expect(device.perform { UIAccessibility.isReduceMotionEnabled })
  }
}
#endif

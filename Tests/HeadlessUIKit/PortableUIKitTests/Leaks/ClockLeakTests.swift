import PortableUIKit
import Testing

#if !canImport(UIKit)
@MainActor @Suite("What a device's queues keep", .simulated) struct ClockLeakTests {
  let device = HeadlessDevice.current

  @Test(
    "Cancelled and released timers don't pile up, even if their time never comes",
    arguments: [OneShotTimer.Role.deadline, .pause], [true, false])
  func cancelled(role: OneShotTimer.Role, isCancelled: Bool) {
    let waiting = OneShotTimer(after: .seconds(3), role: role, on: nil) {}
    for _ in 0..<100_000 {
      let timer = OneShotTimer(after: .seconds(10), role: role, on: nil) {}
      if isCancelled { timer.cancel() }
    }

    #expect(device.keptEntryCount <= 65)
    _ = waiting
  }

  @Test("Timers fire in order, however many are cancelled between them")
  func order() {
    var fired: [Int] = []
    var timers: [OneShotTimer] = []
    for index in 0..<500 {
      let due = (index * 7919) % 500
      timers.append(
        OneShotTimer(after: .milliseconds(due), role: .deadline, on: nil) { fired.append(due) })
      for _ in 0..<20 {
        OneShotTimer(after: .milliseconds(due), role: .deadline, on: nil) {}.cancel()
      }
    }
    #expect(device.keptEntryCount <= 1024)

    device.advance(by: .seconds(1))
    #expect(fired == Array(0..<500))
    #expect(device.keptEntryCount == 0)
  }
}
#endif

#if !canImport(UIKit)
import PortableUIKit
import Testing

/// A headless device waits for tasks as a test device does, and warns where it hasn't waited.
@MainActor
@Suite struct SettlingTests {
  private let device = HeadlessDevice(timeMode: .manual)

  private actor Clerk {
    func work() {}
  }

  @Test("settle() runs tasks on and off the main actor, and the movements they lead to")
  func settles() async {
    var log: [String] = []
    device.perform {
      Task {
        await Clerk().work()
        log.append("task")
        device.schedule(after: .seconds(1)) {
          log.append("movement")
          Task { log.append("last") }
        }
      }
    }
    device.runUntilIdle()
    #expect(log == [])
    await device.settle()
    #expect(log == ["task", "movement", "last"])
    #expect(device.now == .seconds(1))
    #expect(device.warnings == [])
  }

  @Test("settle() also works in automatic time")
  func automatic() async {
    let device = HeadlessDevice()
    var isDone = false
    device.schedule(after: .seconds(1)) { Task { isDone = true } }
    await device.settle()
    #expect(isDone)
  }

  @Test("runUntilIdle() names tasks that haven't begun or ended, each once")
  func openTasks() async {
    var goOn: CheckedContinuation<Void, Never>?
    device.perform {
      OpenTask.begin({ "the interceptor LoginInterceptor" }) {
        await withCheckedContinuation { goOn = $0 }
      }
    }
    let ready =
      "runUntilIdle() runs no tasks, and that of the interceptor LoginInterceptor has not begun: "
      + "write `await device.settle()` instead."
    device.runUntilIdle()
    #expect(device.warnings == [ready])
    device.runUntilIdle()
    #expect(device.warnings == [ready])
    await device.settle()
    device.runUntilIdle()
    #expect(
      device.warnings == [
        ready,
        "runUntilIdle() runs no tasks, and that of the interceptor LoginInterceptor is not over: "
          + "write `await device.settle()` instead, unless it waits for the user.",
      ])
    device.clearWarnings()
    goOn?.resume()
    await device.settle()
    device.runUntilIdle()
    #expect(device.warnings == [])
  }
}
#endif

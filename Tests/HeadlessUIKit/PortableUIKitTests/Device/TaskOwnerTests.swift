#if !canImport(UIKit)
import PortableUIKit
import Testing

/// The tasks that a device waits for, and when it stops waiting. Neither depends on the machine.
///
/// A test that keeps a processor or a thread busy runs in its own process. Otherwise the work would
/// go on for as long as the test queues for the main actor, and tasks of unknown origin could
/// belong to any test.
@MainActor
@Suite(.standInOnly, .serialized) struct TaskOwnerTests {
  @Test("A task that computes for longer than the limit is reported")
  func endless() async { await #expect(processExitsWith: .success) { await computeWithoutEnd() } }

  @Test("A task that began on the main actor and computes elsewhere is reported")
  func endlessElsewhere() async {
    await #expect(processExitsWith: .success) { await computeElsewhereWithoutEnd() }
  }

  @Test("A task that yields for ever is reported")
  func yielding() async { await #expect(processExitsWith: .success) { await yieldWithoutEnd() } }

  @Test("A task that blocks its thread is reported")
  func blocked() async { await #expect(processExitsWith: .success) { await keepAThread() } }

  @Test("A task that settle() has given up on is neither awaited nor reported again")
  func leftOnce() async { await #expect(processExitsWith: .success) { await settleTwice() } }

  @Test("Tasks that only wait for a processor, beside 24 busy threads, aren't reported")
  func busyMachine() async {
    await #expect(processExitsWith: .success) { await computeBesideBusyThreads() }
  }

  @Test("A device doesn't wait for the tasks of another device")
  func otherDevice() async {
    await #expect(processExitsWith: .success) { await settleBesideAnotherDevice() }
  }

  @Test("A device doesn't wait for the tasks of another test that has no device")
  func otherTest() async {
    await #expect(processExitsWith: .success) { await settleBesideAnotherTest() }
  }

  @Test("settle() waits for the tasks that the test itself has begun outside the device")
  func ownTest() async {
    let device = TestDevice()
    let end = DispatchSemaphore(value: 0)
    let isDone = Flag()
    async let answer: Void = raise(isDone, after: end)
    passTurns(50) { end.signal() }
    await device.settle()
    #expect(isDone.isRaised)
    await answer
  }

  @Test("settle() waits for the test's own tasks even if another task made the device")
  func ownTestWithDeviceOfAnother() async {
    let device = await Task { @MainActor in TestDevice() }.value
    let end = DispatchSemaphore(value: 0)
    let isDone = Flag()
    async let answer: Void = raise(isDone, after: end)
    passTurns(50) { end.signal() }
    await device.settle()
    #expect(isDone.isRaised)
    await answer
  }
}

private let complaint = "A task is busy off the main actor, and settle() has gone on without it."

/// Expects that `settle()` stops waiting for a task that runs until its flag is raised, and reports
/// it.
@MainActor private func expectComplaint(about begin: (Flag) -> Task<Void, Never>) async {
  let device = TestDevice(taskLimit: .milliseconds(100))
  let end = Flag()
  let task = device.perform { begin(end) }
  await device.settle()
  #expect(device.takeComplaints() == [complaint])
  end.raise()
  await task.value
}

@MainActor private func computeWithoutEnd() async {
  await expectComplaint { end in Task.detached { while !end.isRaised {} } }
}

@MainActor private func computeElsewhereWithoutEnd() async {
  await expectComplaint { end in Task { await compute(until: end) } }
}

@MainActor private func yieldWithoutEnd() async {
  // Yielding is what the device has to notice.
  await expectComplaint { end in Task.detached { while !end.isRaised { await Task.yield() } } }
}

@MainActor private func keepAThread() async {
  await expectComplaint { end in Task.detached { wait(until: end) } }
}

@MainActor private func settleTwice() async {
  let device = TestDevice(taskLimit: .milliseconds(100))
  let end = Flag()
  let task = device.perform { Task.detached { while !end.isRaised {} } }
  await device.settle()
  #expect(device.takeComplaints() == [complaint])
  await device.settle()
  #expect(device.takeComplaints() == [])
  end.raise()
  await task.value
}

@MainActor private func settleBesideAnotherDevice() async {
  let (device, other) = (TestDevice(taskLimit: .seconds(1)), TestDevice(taskLimit: .zero))
  let end = DispatchSemaphore(value: 0)
  let tasks = other.perform {
    [
      Task.detached { wait(for: end) },
      // The child belongs to the same device, though no device is current in it.
      Task.detached { await Task.detached { wait(for: end) }.value },
    ]
  }
  await device.settle()
  #expect(device.takeComplaints() == [])
  await other.settle()
  #expect(Set(other.takeComplaints()) == [complaint])
  for _ in tasks { end.signal() }
  for task in tasks { await task.value }
}

@MainActor private func settleBesideAnotherTest() async {
  // From the first device on, the pool watches tasks.
  let first = TestDevice()
  let (going, go) = AsyncStream<Void>.makeStream()
  let end = DispatchSemaphore(value: 0)
  let begun = DispatchSemaphore(value: 0)
  let other = await withCheckedContinuation { continuation in
    // Here no task is the parent of the new one.
    DispatchQueue.global().async {
      let task = Task.detached {
        for await _ in going { break }
        begun.signal()
        async let child: Void = wait(for: end)
        await Task.detached { wait(for: end) }.value
        await child
      }
      continuation.resume(returning: task)
    }
  }
  let device = TestDevice(taskLimit: .seconds(1))
  go.yield()
  await Task.detached { wait(for: begun) }.value
  await device.settle()
  #expect(device.takeComplaints() == [])
  for _ in 1...2 { end.signal() }
  await other.value
  withExtendedLifetime(first) {}
}

@MainActor private func computeBesideBusyThreads() async {
  let end = Flag()
  for _ in 1...24 { Thread.detachNewThread { while !end.isRaised {} } }
  defer { end.raise() }
  let device = TestDevice(taskLimit: .milliseconds(300))
  let start = ContinuousClock.now
  var isBack = false
  device.perform {
    _ = Task {
      for _ in 1...3 { await compute(for: .milliseconds(40)) }
      await Task.detached { await compute(for: .milliseconds(40)) }.value
      isBack = true
    }
  }
  await device.settle()
  #expect(isBack)
  #expect(device.takeComplaints() == [], "after \(ContinuousClock.now - start)")
}

private func raise(_ flag: Flag, after end: DispatchSemaphore) async {
  wait(for: end)
  flag.raise()
}

private func wait(for end: DispatchSemaphore) { end.wait() }

/// Blocks the thread without using a processor.
private func wait(until end: Flag) {
  while !end.isRaised { Thread.sleep(forTimeInterval: 1) }
}

private func passTurns(_ count: Int, then end: @escaping @Sendable () -> Void) {
  DispatchQueue.main.async { count == 0 ? end() : passTurns(count - 1, then: end) }
}

private func compute(until end: Flag) async { while !end.isRaised {} }

/// Uses this much time of a processor, however long that takes.
private func compute(for time: Duration) async {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let start = now()
  while now() - start < time {}
}

private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isRaised: Bool { lock.withLock { value } }
  func raise() { lock.withLock { value = true } }
}
#endif

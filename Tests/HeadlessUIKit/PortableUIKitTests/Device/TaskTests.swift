#if !canImport(UIKit)
import PortableUIKit
import Testing

/// What a device waits for when an app's tasks leave the main actor.
@MainActor
@Suite(.standInOnly) struct TaskTests {
  /// Long enough for other tests, which wait for processes on the threads of these tasks.
  private static let patience = Duration.seconds(600)

  /// A way off the main actor and back. It takes longer than any number of turns that a device
  /// could reasonably count.
  struct Departure: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let go: @MainActor @Sendable () async -> Void

    static let all = [
      Departure(testDescription: "to an actor") { await Clerk().work() },
      Departure(testDescription: "off any actor") { await workElsewhere() },
      Departure(testDescription: "to a task of its own") {
        await Task { await Clerk().work() }.value
      },
      Departure(testDescription: "to a detached task") {
        await Task.detached { takeLong() }.value
      },
      Departure(testDescription: "to children by name") {
        async let one: Void = workElsewhere()
        async let other: Void = Clerk().work()
        _ = await (one, other)
      },
      Departure(testDescription: "to a group") {
        await withTaskGroup(of: Void.self) { group in
          for _ in 1...3 { group.addTask { await workElsewhere() } }
        }
      },
      Departure(testDescription: "to a stream") {
        let stream = AsyncStream<Int> { continuation in
          Task.detached {
            for number in 1...3 {
              takeLong()
              continuation.yield(number)
            }
            continuation.finish()
          }
        }
        for await _ in stream {}
      },
      Departure(testDescription: "to yield there, again and again") { await yieldElsewhere() },
      Departure(testDescription: "to yield in tasks of its own") {
        await withTaskGroup(of: Void.self) { group in
          for _ in 1...3 { group.addTask { await yieldElsewhere() } }
        }
      },
      Departure(testDescription: "to somebody who resumes it") {
        await withCheckedContinuation { continuation in
          Task.detached {
            takeLong()
            continuation.resume()
          }
        }
      },
      Departure(testDescription: "again and again") {
        let clerk = Clerk()
        for _ in 1...200 { await clerk.step() }
      },
    ]
  }

  @Test(
    "settle() waits until tasks are back on the main actor, however long they take",
    arguments: Departure.all)
  func departures(_ departure: Departure) async {
    let device = TestDevice(taskLimit: Self.patience)
    var isBack = false
    device.perform {
      _ = Task {
        await departure.go()
        isBack = true
      }
    }
    await device.settle()
    #expect(isBack)
    #expect(device.takeComplaints() == [])
  }

  @Test("settle() also waits for a movement that a task begins when it's back")
  func movement() async {
    let device = TestDevice(taskLimit: Self.patience)
    let window = device.makeWindow()
    let root = device.perform { UIViewController() }
    device.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
      _ = Task {
        await Clerk().work()
        root.present(UIViewController(), animated: true)
      }
    }
    await device.settle()
    #expect(root.presentedViewController?.isBeingPresented == false)
  }

  @Test("settle() doesn't wait for the user; the task goes on after the answer")
  func waiting() async {
    let device = TestDevice(taskLimit: Self.patience)
    var answer: CheckedContinuation<Void, Never>?
    var log: [String] = []
    device.perform {
      _ = Task {
        await Clerk().work()
        log.append("asks")
        await withCheckedContinuation { answer = $0 }
        await Clerk().work()
        log.append("goes on")
      }
    }
    await device.settle()
    #expect(log == ["asks"])
    answer?.resume()
    await device.settle()
    #expect(log == ["asks", "goes on"])
  }

  @Test("settle() stops waiting for a busy task at its limit, and reports it")
  func busy() async {
    let device = TestDevice(taskLimit: .zero)
    let end = DispatchSemaphore(value: 0)
    let task = device.perform { Task.detached { block(until: end) } }
    await device.settle()
    // The tasks of other tests may be late as well.
    #expect(
      Set(device.takeComplaints()) == [
        "A task is busy off the main actor, and settle() has gone on without it."
      ])
    end.signal()
    await task.value
  }

  @Test("A task that sleeps off the main actor wakes up, though settle() doesn't wait for it")
  func sleeping() async {
    let device = TestDevice(taskLimit: Self.patience)
    let task = device.perform {
      Task.detached { try await Task.sleep(for: .milliseconds(1)) }
    }
    await device.settle()
    await #expect(throws: Never.self) { try await task.value }
  }

  @Test("settle() stops waiting for a task that leaves the main actor for ever and ever again")
  func forEver() async {
    let device = TestDevice(taskLimit: Self.patience)
    let clerk = Clerk()
    let task = device.perform {
      Task {
        while !Task.isCancelled { await clerk.step() }
      }
    }
    await device.settle()
    #expect(await clerk.steps >= 1_000)
    task.cancel()
    await task.value
  }
}

private actor Clerk {
  private(set) var steps = 0

  func work() { takeLong() }
  func step() { steps += 1 }
}

private func workElsewhere() async { takeLong() }

/// Yielding is what the device has to notice.
private func yieldElsewhere() async { for _ in 1...200 { await Task.yield() } }

/// Takes fifty turns of the main queue.
private func takeLong() {
  let end = DispatchSemaphore(value: 0)
  passTurns(50) { end.signal() }
  block(until: end)
}

private func passTurns(_ count: Int, then end: @escaping @Sendable () -> Void) {
  DispatchQueue.main.async { count == 0 ? end() : passTurns(count - 1, then: end) }
}

private func block(until end: DispatchSemaphore) { end.wait() }
#endif

import PortableUIKit
import StepRouter
import Testing

#if os(Linux)
/// What many handlers cost, in the time of this thread, which other programs don't change.
@MainActor @Suite("Leaving and results: many handlers and waits", .onDevice, .serialized)
struct LeaveCostTests {
  private final class Wait: EndableWait {
    func screenReleased() {}
  }

  private func seconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
  }

  /// How many times as much eight times as many cost, each the least of three runs.
  private func growth(from count: Int = 1_000, _ work: (Int) -> Void) -> Double {
    let (few, many) = (
      (0..<3).map { _ in seconds { work(count) } }.min() ?? 0,
      (0..<3).map { _ in seconds { work(8 * count) } }.min() ?? 0
    )
    return many / few
  }

  @Test("Eight times as many screens cost about eight times as much, not sixty-four times")
  func screens() {
    var told = 0
    let growth = growth { count in
      let screens = (0..<count).map { _ in UIViewController() }
      for screen in screens { screen.onLeave { _ in told += 1 } }
    }
    #expect(growth < 24)
    #expect(told == 0)
  }

  @Test("Eight times as many handlers of one screen cost about eight times as much")
  func handlers() {
    let screen = UIViewController()
    let growth = growth { count in
      let owners = (0..<count).map { _ in Wait() }
      for owner in owners { screen.onLeave(for: owner) { _ in } }
    }
    #expect(growth < 24)
  }

  @Test(
    "Eight times as many waits for one screen, ended one by one, cost about eight times as much")
  func waits() {
    let screen = UIViewController()
    let growth = growth { count in
      let waits = (0..<count).map { _ in Wait() }
      for wait in waits { ResultWaits.add(wait, to: screen) }
      for wait in waits { ResultWaits.remove(wait, from: screen) }
    }
    #expect(growth < 24)
    #expect(ResultWaits.of(screen).isEmpty)
  }

  @Test("Handlers are called in the order they were set, and one that's set again is called last")
  func order() {
    let home = HomeViewController()
    let screen = BagViewController()
    let stage = Stage(root: home).present(screen, on: home)
    let owners = (0..<20).map { _ in Wait() }
    var told: [Int] = []
    for (index, owner) in owners.enumerated() {
      screen.onLeave(for: owner) { _ in told.append(index) }
    }
    screen.onLeave(for: owners[3]) { _ in told.append(3) }
    screen.dismiss(animated: false)
    stage.device.runUntilIdle()
    #expect(told == (0..<20).filter { $0 != 3 } + [3])
  }
}
#endif

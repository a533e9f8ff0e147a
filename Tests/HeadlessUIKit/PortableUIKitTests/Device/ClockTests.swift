import PortableUIKit
import Testing

@MainActor @Suite("A device's time", .simulated, .standInOnly) struct ClockTests {
  let simulation = Simulation.current
  let log = EventLog()

  private func schedule(_ name: String, after milliseconds: Int) {
    let (log, simulation) = (log, simulation)
    simulation.schedule(after: .milliseconds(milliseconds)) {
      log.add("\(name) at \(simulation.now / .milliseconds(1)) ms")
    }
  }

  private func timer(_ name: String, after milliseconds: Int, _ role: OneShotTimer.Role)
    -> OneShotTimer
  {
    let log = log
    return OneShotTimer(after: .milliseconds(milliseconds), role: role, on: nil) { log.add(name) }
  }

  @Test("Manual time stands still until the test advances it")
  func manual() async {
    schedule("entry", after: 0)
    await simulation.letTasksRun()
    #expect(log.take() == [])
    #expect(!simulation.isIdle)
    #expect(simulation.now == .zero)

    simulation.advance(by: .zero)
    #expect(log.take() == ["entry at 0.0 ms"])
    #expect(simulation.isIdle)
  }

  @Test("Advancing the time runs the due entries in order, and stops at the requested time")
  func order() {
    schedule("third", after: 30)
    schedule("first", after: 10)
    schedule("second", after: 10)
    schedule("fourth", after: 31)

    simulation.advance(by: .milliseconds(30))
    #expect(log.take() == ["first at 10.0 ms", "second at 10.0 ms", "third at 30.0 ms"])
    #expect(simulation.now == .milliseconds(30))
    simulation.advance(by: .seconds(1))
    #expect(log.take() == ["fourth at 31.0 ms"])
    #expect(simulation.now == .milliseconds(1030))
  }

  @Test("Running until idle also runs the entries that others schedule, at their times")
  func untilIdle() {
    let (log, simulation) = (log, simulation)
    simulation.schedule(after: .milliseconds(10)) {
      simulation.schedule(after: .milliseconds(5)) { log.add("inner") }
    }
    simulation.runUntilIdle()
    #expect(log.take() == ["inner"])
    #expect(simulation.now == .milliseconds(15))
  }

  @Test("A deadline doesn't keep a device busy, but is due once its time has passed")
  func deadlines() {
    let deadline = timer("deadline", after: 100, .deadline)
    schedule("entry", after: 200)
    let early = timer("early", after: 50, .deadline)
    #expect(!simulation.isIdle)

    simulation.advance(by: .milliseconds(60))
    #expect(log.take() == ["early"])
    simulation.runUntilIdle()
    #expect(log.take() == ["entry at 200.0 ms"])
    #expect(simulation.isIdle)
    simulation.advance(by: .zero)
    #expect(log.take() == ["deadline"])
    _ = (deadline, early)
  }

  @Test("A pause keeps a device busy until it's over")
  func pauses() {
    let pause = timer("pause", after: 100, .pause)
    #expect(!simulation.isIdle)
    simulation.runUntilIdle()
    #expect(log.take() == ["pause"])
    _ = pause
  }

  @Test("A cancelled or released timer doesn't fire", arguments: [true, false])
  func cancelled(isDeadline: Bool) {
    let role: OneShotTimer.Role = isDeadline ? .deadline : .pause
    let cancelled = timer("cancelled", after: 10, role)
    var released: OneShotTimer? = timer("released", after: 10, role)
    #expect(released != nil)
    cancelled.cancel()
    released = nil

    #expect(simulation.isIdle)
    simulation.advance(by: .seconds(1))
    #expect(log.take() == [])
  }

  @Test("Automatic time jumps to the next entry whenever the main actor is idle")
  func automatic() async {
    simulation.use(.automatic)
    let start = ContinuousClock.now

    await withCheckedContinuation { continuation in
      simulation.schedule(after: .seconds(3600)) { continuation.resume() }
    }

    #expect(simulation.now == .seconds(3600))
    #expect(start.duration(to: .now) < .seconds(1_800))
  }

  @Test("Automatic time doesn't jump to a deadline: the awaited answer comes first")
  func automaticDeadline() async {
    simulation.use(.automatic)
    let deadline = timer("deadline", after: 3_600_000, .deadline)
    await withCheckedContinuation { continuation in
      simulation.schedule(after: .seconds(7200)) { continuation.resume() }
    }
    await simulation.letTasksRun()
    #expect(log.take() == [])
    _ = deadline
  }

  @Test("In automatic time a deadline is due by the wall clock")
  func wallClockDeadline() async {
    simulation.use(.automatic)
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      let holder = TimerHolder()
      holder.timer = OneShotTimer(after: .milliseconds(20), role: .deadline, on: nil) {
        holder.timer = nil
        continuation.resume()
      }
    }
    #expect(start.duration(to: .now) >= .milliseconds(20))
    #expect(simulation.now < .milliseconds(20))
  }

  @Test("In real time an entry runs when its time has passed on the wall clock")
  func real() async {
    simulation.use(.real)
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      simulation.schedule(after: .milliseconds(20)) { continuation.resume() }
    }
    #expect(start.duration(to: .now) >= .milliseconds(20))
    #expect(simulation.now >= .milliseconds(20))
    simulation.use(.manual)
  }

  @Test("A deadline set before time turns automatic is due by the wall clock")
  func deadlineTurningAutomatic() async {
    await withCheckedContinuation { continuation in
      let holder = TimerHolder()
      holder.timer = OneShotTimer(after: .milliseconds(20), role: .deadline, on: nil) {
        holder.timer = nil
        continuation.resume()
      }
      simulation.use(.automatic)
    }
    #expect(simulation.now < .milliseconds(20))
  }

  @Test("An entry scheduled before time turns automatic still runs")
  func turningAutomatic() async {
    schedule("entry", after: 100)
    simulation.use(.automatic)
    await simulation.letTasksRun()
    #expect(log.take() == ["entry at 100.0 ms"])
  }
}

/// Keeps a timer alive until it has fired.
@MainActor private final class TimerHolder {
  var timer: OneShotTimer?
}

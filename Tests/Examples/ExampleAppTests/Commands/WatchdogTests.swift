import ExampleApp
import Foundation
import StepRouterExplorer
import StepRouterVerify
import Testing

/// What ends a process that no longer does anything.
@MainActor
@Suite(.headlessOnly) struct WatchdogTests {
  private final class Barks: @unchecked Sendable {
    var reasons: [WorkerEnd.Reason] = []
  }

  private func limits(_ seconds: Int) -> WorkLimits {
    var limits = WorkLimits()
    limits.seconds = seconds
    return limits
  }

  @Test("Too many turns without a sign of life set off the watchdog")
  func silence() {
    let barks = Barks()
    let watchdog = Watchdog(limits(2), memory: { 10 }) { barks.reasons.append($0.reason) }
    watchdog.watch(true)
    // The first turn only notes what happened before.
    for _ in 0...19 { watchdog.takeTurn() }
    #expect(barks.reasons == [])
    watchdog.takeTurn()
    #expect(barks.reasons == [.silence(2)])
  }

  @Test("A sign of life restarts the count of turns")
  func life() async {
    let barks = Barks()
    let watchdog = Watchdog(limits(1), memory: { 10 }) { barks.reasons.append($0.reason) }
    watchdog.watch(true)
    for _ in 0..<3 {
      for _ in 0..<9 { watchdog.takeTurn() }
      _ = await Explorer.shop(windows: 1).replay([], asking: "home")
    }
    #expect(barks.reasons == [])
  }

  @Test("A process that waits for orders may be silent")
  func waiting() {
    let barks = Barks()
    let watchdog = Watchdog(limits(1), memory: { 9_999 }) { barks.reasons.append($0.reason) }
    for _ in 0..<50 { watchdog.takeTurn() }
    watchdog.watch(true)
    watchdog.watch(false)
    for _ in 0..<50 { watchdog.takeTurn() }
    #expect(barks.reasons == [])
  }

  @Test("Memory above the limit sets off the watchdog")
  func memory() {
    let barks = Barks()
    let watchdog = Watchdog(limits(9), memory: { 2_001 }) { barks.reasons.append($0.reason) }
    watchdog.watch(true)
    watchdog.takeTurn()
    #expect(barks.reasons == [.memory(2_000)])
  }
}

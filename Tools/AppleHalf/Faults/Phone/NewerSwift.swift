import Foundation
import Testing

func start(_ clock: ContinuousClock) -> ContinuousClock.Instant {
  clock.systemEpoch  // refused: needs Swift 6.3
}

func isKnown(_ executor: UnownedSerialExecutor) -> Bool {
  executor.asSerialExecutor() != nil  // refused: needs Swift 6.3
}

@Test func cancelled() throws {
  try Test.cancel("")  // refused: needs Swift 6.3
}

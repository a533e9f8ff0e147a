import StepRouterTesting

/// Says how far an exploration has come in a line every ten seconds, where a line cannot be redrawn.
struct ProgressLog {
  private static let pause = Duration.seconds(10)
  private let now: () -> ContinuousClock.Instant
  private let say: (String) -> Void
  private var last: ContinuousClock.Instant

  init(now: @escaping () -> ContinuousClock.Instant, say: @escaping (String) -> Void) {
    self.now = now
    self.say = say
    last = now()
  }

  mutating func show(_ progress: ExplorationProgress) {
    let now = now()
    guard now - last >= Self.pause else { return }
    last = now
    say(progress.line)
  }
}

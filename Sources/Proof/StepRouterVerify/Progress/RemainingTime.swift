/// Estimates the remaining time of a task from its pace since the first estimate.
struct RemainingTime {
  /// The shortest time that allows an estimate of the pace.
  private static let shortest = Duration.seconds(2)

  private var title = ""
  private var start = ContinuousClock.now
  private var doneAtStart = 0

  /// Returns nil if it's too early for an estimate, or if the total isn't known.
  mutating func estimate(_ note: ProgressNote, at now: ContinuousClock.Instant) -> Duration? {
    if note.title != title {
      (title, start, doneAtStart) = (note.title, now, note.done)
    }
    let (elapsed, done) = (now - start, note.done - doneAtStart)
    let left = note.total - note.done
    guard note.isTotalKnown, elapsed >= Self.shortest, done > 0, left > 0 else { return nil }
    return elapsed / done * left
  }
}

extension Duration {
  /// The duration, as precise as a waiting user needs it: `40 s`, `12 min`, `3 h`
  var roughly: String {
    let seconds = Int(self / .seconds(1))
    return switch seconds {
    case ..<90: "\(seconds) s"
    case ..<5_400: "\((seconds + 30) / 60) min"
    default: "\((seconds + 1_800) / 3_600) h"
    }
  }
}

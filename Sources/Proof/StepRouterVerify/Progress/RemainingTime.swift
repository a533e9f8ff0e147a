/// How long something still takes, if it goes on as it has gone since it was first looked at.
struct RemainingTime {
  /// What has gone on for less long tells little.
  private static let shortest = Duration.seconds(2)

  private var title = ""
  private var start = ContinuousClock.now
  private var doneAtStart = 0

  /// Nil where that cannot be told yet, or the total is not known.
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
  /// As much of it as somebody who waits wants to know: `40 s`, `12 min`, `3 h`
  var roughly: String {
    let seconds = Int(self / .seconds(1))
    return switch seconds {
    case ..<90: "\(seconds) s"
    case ..<5_400: "\((seconds + 30) / 60) min"
    default: "\((seconds + 1_800) / 3_600) h"
    }
  }
}

/// The faultless verdicts of a process, by what the navigations go by and touch.
@MainActor
final class KnownVerdicts {
  /// Of how many that could be taken from here one is tried all the same.
  static let auditedShare = 100

  private var letters: [Fingerprint: Character] = [:]

  /// The outcome that is known; nil where the destination is to be asked for.
  func outcome(for footprint: Footprint) -> Character? { letters[footprint.fingerprint] }

  func note(_ outcome: Character, for footprint: Footprint) {
    letters[footprint.fingerprint] = outcome
  }

  /// Whether a verdict is tried though it is known: chosen by chance, the same in each run.
  static func isAudited(_ footprint: Footprint, in moves: [UserMove]) -> Bool {
    let way = moves.map(\.description).joined(separator: " ")
    return Fingerprint(of: "\(footprint.fingerprint) \(way)").part(of: auditedShare) == 0
  }
}

/// The faultless verdicts a process knows: its own, and the ones it learned from other processes.
@MainActor
final class KnownVerdicts {
  /// The explorer tries one in this many verdicts again, although it could reuse them.
  static let auditedShare = 100

  private var verdicts: [Fingerprint: KnownVerdict] = [:]
  /// Verdicts not yet shared.
  private var news: [KnownVerdict] = []

  /// Returns the outcome known from an earlier state; nil if the explorer has to ask for the
  /// destination.
  ///
  /// The explorer always tries the first state with a footprint, no matter how many processes share
  /// the work and which gets there first. Together, they therefore always record the same.
  func outcome(for footprint: Footprint, before state: Int) -> Character? {
    guard let verdict = verdicts[footprint.fingerprint], verdict.state < state else { return nil }
    return verdict.outcome
  }

  func note(_ outcome: Character, for footprint: Footprint, in state: Int) {
    guard let verdict = KnownVerdict(outcome, for: footprint, in: state) else { return }
    if keep(verdict) { news.append(verdict) }
  }

  func takeNews() -> [KnownVerdict] {
    defer { news = [] }
    return news
  }

  func learn(_ verdicts: [KnownVerdict]) { for verdict in verdicts { keep(verdict) } }

  /// Keeps the verdict of the earliest state. Returns true if that's the new one.
  @discardableResult
  private func keep(_ verdict: KnownVerdict) -> Bool {
    if let known = verdicts[verdict.footprint], known.state <= verdict.state { return false }
    verdicts[verdict.footprint] = verdict
    return true
  }

  /// Returns true if the explorer tries a verdict although it's known. The choice is random, but
  /// the same in each run.
  static func isAudited(_ footprint: Footprint, in moves: [UserMove]) -> Bool {
    let way = moves.map(\.description).joined(separator: " ")
    return Fingerprint(of: "\(footprint.fingerprint) \(way)").part(of: auditedShare) == 0
  }
}

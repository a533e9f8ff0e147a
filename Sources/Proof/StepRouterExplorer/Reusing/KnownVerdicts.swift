/// The faultless verdicts that a process knows: its own, and those that other processes told it.
@MainActor
final class KnownVerdicts {
  /// The explorer tries one in this many known verdicts again instead of reusing it.
  static let auditedShare = 100

  private var verdicts: [Fingerprint: KnownVerdict] = [:]
  /// Verdicts not yet shared.
  private var news: [KnownVerdict] = []

  /// Returns the outcome known from an earlier state; nil if the explorer must ask for the
  /// destination.
  ///
  /// The explorer always tries the first state with a footprint, however many processes share the
  /// work and whichever gets there first. So all together, they always record the same.
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

  /// Whether the explorer tries a verdict again although it's known. The choice looks random, but
  /// is the same in each run.
  static func isAudited(_ footprint: Footprint, in moves: [UserMove]) -> Bool {
    let way = moves.map(\.description).joined(separator: " ")
    return Fingerprint(of: "\(footprint.fingerprint) \(way)").part(of: auditedShare) == 0
  }
}

/// The faultless verdicts that are known to a process: its own, and what others have told.
@MainActor
final class KnownVerdicts {
  /// Of how many that could be taken from here one is tried all the same.
  static let auditedShare = 100

  private var verdicts: [Fingerprint: KnownVerdict] = [:]
  /// What is to be told to others.
  private var news: [KnownVerdict] = []

  /// The outcome that is known from an earlier state; nil where the destination is to be asked for.
  ///
  /// The first state with a footprint is always tried, however many processes share the work and
  /// whichever is first there: so all of them together always write down the same.
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

  /// Keeps the one of the earliest state; whether it is this.
  @discardableResult
  private func keep(_ verdict: KnownVerdict) -> Bool {
    if let known = verdicts[verdict.footprint], known.state <= verdict.state { return false }
    verdicts[verdict.footprint] = verdict
    return true
  }

  /// Whether a verdict is tried though it is known: chosen by chance, the same in each run.
  static func isAudited(_ footprint: Footprint, in moves: [UserMove]) -> Bool {
    let way = moves.map(\.description).joined(separator: " ")
    return Fingerprint(of: "\(footprint.fingerprint) \(way)").part(of: auditedShare) == 0
  }
}

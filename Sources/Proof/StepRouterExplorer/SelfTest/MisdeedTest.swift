import PortableUIKit

/// Commits a misdeed in one phase, in trial after trial, until the explorer notices it.
@MainActor
struct MisdeedTest {
  private let misdeed: Misdeed
  private let phase: SelfTestPhase
  private let trials: MisdeedTrials
  private let log: MisdeedLog

  init(_ misdeed: Misdeed, in phase: SelfTestPhase, _ trials: MisdeedTrials) {
    self.misdeed = misdeed
    self.phase = phase
    self.trials = trials
    log = MisdeedLog(trials.grace)
  }

  /// Commits the misdeed until the explorer notices it, or until there is nothing left to try.
  func run() async -> SelfTestReport.Cell {
    let kind = misdeed.kind ?? .failed
    let spoiled = trials.explorer.committing(misdeed, phase, log)
    var count = 0
    var kinds: [Problem.Kind] = []
    for place in trials.places(for: misdeed, in: phase) where kinds.isEmpty {
      for trial in await trials.trials(of: phase, after: place) where kinds.isEmpty {
        let before = log.count
        let found = await trial(spoiled)
        count += 1
        guard log.count > before, found.contains(kind) else { continue }
        let foundAnyway = await trial(trials.explorer)
        if !foundAnyway.contains(kind) { kinds = found }
      }
    }
    log.end()
    return .init(
      phase: phase, trialCount: kinds.isEmpty ? nil : count, kinds: kinds,
      absence: kinds.isEmpty && log.count == 0 ? misdeed.absence : nil)
  }
}

import PortableUIKit

/// Commits a misdeed in trial after trial, until the explorer notices it.
@MainActor
struct MisdeedTest {
  private typealias Trial = @MainActor (inout Visit) async -> Void

  private let misdeed: Misdeed
  private let explorer: Explorer
  private let outline: AppOutline
  private let places: [[UserMove]]
  private let log = MisdeedLog()

  init(
    _ misdeed: Misdeed, on explorer: Explorer, outline: AppOutline, places: [[UserMove]]
  ) {
    self.misdeed = misdeed
    self.explorer = explorer
    self.outline = outline
    self.places = misdeed.coversStart ? [[]] : Array(places.prefix(misdeed.placeCount))
  }

  /// Commits the misdeed until the explorer notices it, or until there is nothing left to try.
  func run() async -> SelfTestReport.Row {
    let kind = misdeed.kind ?? .failed
    let spoiled = explorer.committing(misdeed, log)
    var count = 0
    var kinds: [Problem.Kind] = []
    for place in places where kinds.isEmpty {
      for trial in await trials(after: place) where kinds.isEmpty {
        let before = log.count
        let found = await found(by: trial, after: place, in: spoiled)
        count += 1
        guard log.count > before, found.contains(kind) else { continue }
        let foundAnyway = await self.found(by: trial, after: place, in: explorer)
        if !foundAnyway.contains(kind) { kinds = found }
      }
    }
    log.end()
    return .init(
      misdeed: misdeed.sentence, kind: kind, trialCount: kinds.isEmpty ? nil : count, kinds: kinds,
      absence: kinds.isEmpty && log.count == 0 ? misdeed.absence : nil)
  }

  private func found(
    by trial: Trial, after place: [UserMove], in explorer: Explorer
  ) async -> [Problem.Kind] {
    var visit = Visit(place, of: explorer)
    await trial(&visit)
    var known: Set<Problem.Kind> = []
    return visit.record.trials.flatMap(\.problems).map(\.kind).filter { known.insert($0).inserted }
  }

  private func trials(after place: [UserMove]) async -> [Trial] {
    let names = outline.destinations.map(\.name)
    switch misdeed.phase {
    case .destinations: return names.map { name in { await $0.tryDestination(name) } }
    case .overlaps:
      return names.indices.dropLast().map { index in
        { await $0.tryDestination(names[index], during: .secondRequest(names[index + 1])) }
      }
    case .closings: return ExploredClosing.allCases.map { one in { await $0.tryClosing(one) } }
    case .waits:
      let visit = Visit(place, of: explorer)
      var trials: [Trial] = []
      for name in outline.awaited {
        for followUp in await visit.followUps(of: name) {
          trials.append { await $0.tryWait(name, then: followUp) }
        }
      }
      return trials
    case .relaunch: return [{ await $0.tryMove(.relaunch) }]
    case .moves: return [{ await $0.expand(depth: place.count + 1) }]
    case .links: return linkTrials
    }
  }

  private var linkTrials: [Trial] {
    #if canImport(UIKit)
    return []
    #else
    var trials: [Trial] = []
    for link in outline.links {
      for arrival in [LinkArrival.whileRunning, .inBackground] {
        trials.append { await $0.tryLink(link, arrival) }
      }
    }
    return trials
    #endif
  }
}

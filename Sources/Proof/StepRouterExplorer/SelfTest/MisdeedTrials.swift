import PortableUIKit

/// The trials of each phase after the moves to a state. It remembers them, since all misdeeds of a
/// phase have the same ones.
@MainActor
final class MisdeedTrials {
  typealias Trial = @MainActor (Explorer) async -> [Problem.Kind]

  let explorer: Explorer
  /// The grace period that the explorers with misdeeds share.
  let grace = LeakGrace()
  private let outline: AppOutline
  private let places: [[UserMove]]
  private var known: [Key: [Trial]] = [:]

  private struct Key: Hashable {
    let phase: SelfTestPhase
    let place: [UserMove]
  }

  init(of explorer: Explorer, _ outline: AppOutline, places: [[UserMove]]) {
    self.explorer = explorer
    self.outline = outline
    self.places = places
  }

  /// The states in which to commit a misdeed.
  func places(for misdeed: Misdeed, in phase: SelfTestPhase) -> [[UserMove]] {
    misdeed.coversStart ? [[]] : Array(places.prefix(phase.placeCount))
  }

  /// Returns the trials of a phase in a state.
  func trials(of phase: SelfTestPhase, after place: [UserMove]) async -> [Trial] {
    let key = Key(phase: phase, place: place)
    if let trials = known[key] { return trials }
    let trials = await visits(of: phase, after: place).map { attempt -> Trial in
      { explorer in
        var visit = Visit(place, of: explorer)
        await attempt(&visit)
        return Self.kinds(visit.record.trials.flatMap(\.problems))
      }
    }
    known[key] = phase == .whole ? [whole] : trials
    return known[key] ?? []
  }

  /// Returns problems only if every destination was refused, except those that may always be: some
  /// of the others may be refused even without the misdeed.
  private func whole(_ explorer: Explorer) async -> [Problem.Kind] {
    let exploration = await explorer.run(ExplorationScope(depth: 0, waitingStates: 0))
    let refusable = outline.refusable?.count ?? 0
    let isWhole = exploration.neverShown.count == exploration.destinations.count - refusable
    return isWhole ? Self.kinds(exploration.findings.flatMap(\.trial.problems)) : []
  }

  private static func kinds(_ problems: [Problem]) -> [Problem.Kind] {
    var known: Set<Problem.Kind> = []
    return problems.map(\.kind).filter { known.insert($0).inserted }
  }

  private func visits(
    of phase: SelfTestPhase, after place: [UserMove]
  ) async -> [@MainActor (inout Visit) async -> Void] {
    let names = outline.destinations.map(\.name)
    switch phase {
    case .start: return [{ await $0.tryStart() }]
    case .rest: return names.map { name in { await $0.tryDestination(name) } }
    case .middle:
      return interleavings.map { name, interleaving in
        { await $0.tryDestination(name, during: interleaving) }
      }
    case .closing: return ExploredClosing.allCases.map { one in { await $0.tryClosing(one) } }
    case .wait:
      let visit = Visit(place, of: explorer)
      var trials: [@MainActor (inout Visit) async -> Void] = []
      for name in outline.awaited {
        for followUp in await visit.followUps(of: name) {
          trials.append { await $0.tryWait(name, then: followUp) }
        }
      }
      return trials
    case .link: return links
    case .relaunch: return outline.isLaunched == true ? [{ await $0.tryMove(.relaunch) }] : []
    case .move: return [{ await $0.expand(depth: place.count + 1) }]
    case .whole: return []
    }
  }

  private var interleavings: [(name: String, Interleaving)] {
    let names = outline.destinations.map(\.name)
    let pairs = names.indices.dropLast().map {
      (names[$0], Interleaving.secondRequest(names[$0 + 1]))
    }
    return pairs + names.map { ($0, .alert) }
  }

  private var links: [@MainActor (inout Visit) async -> Void] {
    #if canImport(UIKit)
    return []
    #else
    var links: [@MainActor (inout Visit) async -> Void] = []
    for link in outline.links {
      for arrival in [LinkArrival.whileRunning, .inBackground] {
        links.append { await $0.tryLink(link, arrival) }
      }
    }
    return links
    #endif
  }
}

import PortableUIKit

#if canImport(UIKit)
extension Walk {
  mutating func tryLinks(_ report: Report) async {}
}
#else
extension Walk {
  /// Lets every link arrive in every state, whenever it can.
  mutating func tryLinks(_ report: Report) async {
    let links = await explorer.afterMoves([]) { $0.app.links.map(\.url) }.result ?? []
    guard explorer.isLaunched, !links.isEmpty else { return }
    let states = exploration.states.indices
    for state in states {
      let arrivals = await self.arrivals(in: state)
      for link in links {
        for arrival in arrivals { await tryLink(link, arrival, in: state) }
      }
      report(.init(phase: .links, done: state + 1, total: states.count))
    }
  }

  /// Lets a link arrive in the walk's one state.
  mutating func tryLink(_ link: String, _ arrival: LinkArrival) async {
    await tryLink(link, arrival, in: 0)
  }

  private func arrivals(in state: Int) async -> [LinkArrival] {
    let windows = await explorer.afterMoves(exploration.states[state].moves) { $0.windows.count }
    return LinkArrival.allCases.filter { $0 != .whileWindowCloses || (windows.result ?? 0) > 1 }
  }

  private mutating func tryLink(_ link: String, _ arrival: LinkArrival, in state: Int) async {
    let replayed = await explorer.afterMoves(exploration.states[state].moves) { replay in
      let location = replay.app.links.first { $0.url == link }?.destination.location
      return (await LinkAttempt(link, arrival, in: replay).run(), location)
    }
    note(
      .init(
        state: state, location: replayed.result?.1, link: link, arrival: arrival,
        replayed.verdict { $0.0 }))
  }
}

extension Explorer {
  fileprivate var isLaunched: Bool {
    if case .launched = beginning { true } else { false }
  }
}
#endif

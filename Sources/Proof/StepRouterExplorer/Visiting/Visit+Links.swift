import PortableUIKit

#if canImport(UIKit)
extension Visit {
  mutating func tryLinks(of outline: AppOutline) async {}
}
#else
extension Visit {
  /// Opens every link, with each arrival that is possible.
  mutating func tryLinks(of outline: AppOutline) async {
    guard !outline.links.isEmpty else { return }
    let windows = await explorer.afterMoves(moves) { $0.windows.count }.result ?? 0
    let arrivals = LinkArrival.allCases.filter { arrival in
      switch arrival {
      case .whileWindowCloses: windows > 1
      case .duringFold, .beforeFold: explorer.device.folds
      default: true
      }
    }
    for link in outline.links {
      for arrival in arrivals { await tryLink(link, arrival) }
    }
  }

  /// Opens a link and judges the result.
  mutating func tryLink(_ link: String, _ arrival: LinkArrival) async {
    Whereabouts.shared.begin(
      .init(state: record.state, link: link, arrival: arrival, Verdict()))
    let replayed = await explorer.afterMoves(moves) { replay in
      let location = replay.app.links.first { $0.url == link }?.destination.location
      let verdict = await LinkAttempt(link, arrival, in: replay).run()
      return (verdict, location, replay.device.perform { replay.app.rules()?.applied ?? [] })
    }
    for rule in replayed.result?.2 ?? [] { cover(CoveredItem(.rule, rule)) }
    note(
      .init(
        state: record.state, location: replayed.result?.1, link: link, arrival: arrival,
        replayed.verdict { $0.0 }))
  }
}
#endif

/// What the app has shown in this process where walks begin. If two starts of the app share something,
/// what has happened in between shows there.
@MainActor
final class WalkArrivals {
  private var texts: [WalkWay: String] = [:]

  nonisolated init() {}

  /// Looks at what the router shows from the start, before a walk can have changed it.
  func prepare(_ explorer: Explorer) async {
    guard texts.isEmpty else { return }
    for name in await explorer.afterMoves([], { $0.app.destinations.map(\.name) }).result ?? [] {
      let way = WalkWay([], asking: name)
      texts[way] = await explorer.text(at: way)
    }
  }

  /// Returns the problem if a walk has begun with something else than earlier ones that came the
  /// same way.
  func difference(of walk: Walk, at way: WalkWay, _ explorer: Explorer) async -> Problem? {
    guard walk.problems.isEmpty, let arrival = walk.arrival else { return nil }
    guard let earlier = texts[way] else {
      texts[way] = arrival
      return nil
    }
    // What differs every time, such as a number drawn by lot, isn't shared.
    guard arrival != earlier, await explorer.text(at: way) == arrival else { return nil }
    return .startsDiffer(
      from: earlier, to: arrival,
      "The same way shows something else than before, so two starts of the app share something")
  }
}

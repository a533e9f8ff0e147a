/// The app's texts where the walks of this process begin. If two starts of the app share something,
/// the texts there may change in between.
@MainActor
final class WalkArrivals {
  private var texts: [WalkWay: String] = [:]

  nonisolated init() {}

  /// Reads what the router shows from the start, before a walk can change it.
  func prepare(_ explorer: Explorer) async {
    guard texts.isEmpty else { return }
    for name in await explorer.afterMoves([], { $0.app.destinations.map(\.name) }).result ?? [] {
      let way = WalkWay([], asking: name)
      texts[way] = await explorer.text(at: way)
    }
  }

  /// Returns the problem if the walk began with other texts than an earlier walk in the same place.
  func difference(of walk: Walk, at way: WalkWay, _ explorer: Explorer) async -> Problem? {
    guard walk.problems.isEmpty, let arrival = walk.arrival else { return nil }
    guard let earlier = texts[way] else {
      texts[way] = arrival
      return nil
    }
    // Texts that differ every time, such as a random number, don't show that anything is shared.
    guard arrival != earlier, await explorer.text(at: way) == arrival else { return nil }
    return .startsDiffer(
      from: earlier, to: arrival,
      "The same way shows something else than before, so two starts of the app share something")
  }
}

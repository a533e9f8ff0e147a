import StepRouter

extension Visit {
  /// Waits for every destination that answers, with each event that can happen during the wait.
  mutating func tryWaits(of outline: AppOutline) async {
    for name in outline.awaited {
      for followUp in await followUps(of: name) { await tryWait(name, then: followUp) }
    }
  }

  /// Waits for a destination, and makes this event happen during the wait.
  mutating func tryWait(_ name: String, then followUp: FollowUp) async {
    Whereabouts.shared.begin(
      .init(state: record.state, destination: name, followUp: followUp, Verdict()))
    var location: CodeLocation?
    let replayed = await explorer.afterMoves(moves) { replay in
      guard let destination = replay.app.destinations.first(where: { $0.name == name }) else {
        return Verdict(unknown: name, among: replay.app.destinations.map(\.name))
      }
      location = destination.location
      return await WaitAttempt(destination, in: replay).run(then: followUp)
    }
    note(
      .init(
        state: record.state, destination: name, location: location, followUp: followUp,
        replayed.verdict { $0 }))
  }

  func followUps(of name: String) async -> [FollowUp] {
    Whereabouts.shared.begin(nil)
    return await explorer.afterMoves(moves) { replay -> [FollowUp] in
      guard let destination = replay.app.destinations.first(where: { $0.name == name }) else {
        return []
      }
      return await WaitAttempt(destination, in: replay).followUps()
    }.result ?? []
  }
}

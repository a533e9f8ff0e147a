import StepRouter

extension Walk {
  /// Waits for every destination that answers, in the first states, and lets all happen to it that can.
  mutating func tryWaits(inStates count: Int, _ report: Report) async {
    let names =
      await explorer.afterMoves([]) { replay in
        replay.app.destinations.filter { $0.awaiting != nil }.map(\.name)
      }.result ?? []
    guard count > 0, !names.isEmpty else { return }
    let states = exploration.states.indices.prefix(count)
    for state in states {
      for name in names {
        for followUp in await followUps(of: name, in: state) {
          await tryWait(name, then: followUp, in: state)
        }
      }
      report(.init(phase: .waits, done: state + 1, total: states.count))
    }
  }

  /// Waits for a destination in a state, and lets this happen.
  mutating func tryWait(_ name: String, then followUp: FollowUp, in state: Int) async {
    var location: CodeLocation?
    let replayed = await explorer.afterMoves(exploration.states[state].moves) { replay in
      guard let destination = replay.app.destinations.first(where: { $0.name == name }) else {
        return Verdict(unknown: name, among: replay.app.destinations.map(\.name))
      }
      location = destination.location
      return await WaitAttempt(destination, in: replay).run(then: followUp)
    }
    note(
      .init(
        state: state, destination: name, location: location, followUp: followUp,
        replayed.verdict { $0 }))
  }

  private func followUps(of name: String, in state: Int) async -> [FollowUp] {
    await explorer.afterMoves(exploration.states[state].moves) { replay -> [FollowUp] in
      guard let destination = replay.app.destinations.first(where: { $0.name == name }) else {
        return []
      }
      return await WaitAttempt(destination, in: replay).followUps()
    }.result ?? []
  }
}

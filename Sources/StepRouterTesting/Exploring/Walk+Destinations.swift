import PortableUIKit
import StepRouter

extension Walk {
  typealias Report = @MainActor (ExplorationProgress) -> Void

  /// Asks for every destination in every state.
  mutating func tryDestinations(_ report: Report) async {
    let names = await destinationNames()
    let states = exploration.states.indices
    for state in states {
      for name in names { await tryDestination(name, in: state) }
      report(.init(phase: .destinations, done: state + 1, total: states.count))
    }
  }

  /// Asks for a destination in the walk's one state.
  mutating func tryDestination(_ name: String, during interleaving: Interleaving?) async {
    await tryDestination(name, in: 0, during: interleaving)
  }

  /// Asks for every destination while something else is going on, in the first states.
  mutating func tryInterleavings(ofStates count: Int, _ report: Report) async {
    guard count > 0 else { return }
    let names = await destinationNames()
    let states = exploration.states.indices.prefix(count)
    for state in states {
      let interleavings = await self.interleavings(in: state)
      for (index, name) in names.enumerated() {
        let next = names[(index + 1) % names.count]
        for interleaving in interleavings + explorer.interruptions(byAsking: next) {
          await tryDestination(name, in: state, during: interleaving)
        }
      }
      report(.init(phase: .interleavings, done: state + 1, total: states.count))
    }
  }

  private func destinationNames() async -> [String] {
    await explorer.afterMoves([]) { $0.app.destinations.map(\.name) }.result ?? []
  }

  private mutating func tryDestination(
    _ name: String, in state: Int, during interleaving: Interleaving? = nil
  ) async {
    var location: CodeLocation?
    let replayed = await explorer.afterMoves(exploration.states[state].moves) { replay in
      guard let destination = replay.app.destinations.first(where: { $0.name == name }) else {
        return Verdict(unknown: name, among: replay.app.destinations.map(\.name))
      }
      location = destination.location
      let leaves = LeaveRecord(of: replay)
      guard let interleaving else {
        return await Attempt(destination, in: replay).run(telling: leaves)
      }
      let interference = Interference(interleaving, in: replay)
      guard await interference.begin() else { return Verdict(impossible: interleaving) }
      return await Attempt(destination, in: replay).run(during: interference, telling: leaves)
    }
    note(
      .init(
        state: state, destination: name, location: location, interleaving: interleaving,
        replayed.verdict { $0 }))
  }

  /// What can be under way in a state: the first move that begins each kind of movement, and
  /// swipes.
  private func interleavings(in state: Int) async -> [Interleaving] {
    let moves = exploration.states[state].moves
    let next = await explorer.afterMoves(moves) { $0.takeMoves() }
    var found: [Interleaving.Kind: UserMove] = [:]
    for move in next.result ?? [] {
      let kind = await explorer.afterMoves(moves) { await $0.movement(begunBy: move) }.result ?? nil
      if let kind, found[kind] == nil { found[kind] = move }
    }
    let movements = Interleaving.Kind.allCases.compactMap { kind in
      found[kind].map { Interleaving.movement(kind, by: $0) }
    }
    let windows = await explorer.afterMoves(moves) { $0.windows.count }.result ?? 1
    let canSwipe = await explorer.afterMoves(moves) {
      await Interference(.cancelledPop, in: $0).begin()
    }
    return movements + (canSwipe.result == true ? [.interactivePop, .cancelledPop] : [])
      + (windows > 1 ? [.otherWindow] : [])
  }
}

extension Explorer {
  /// What comes in the middle of any navigation.
  fileprivate func interruptions(byAsking next: String) -> [Interleaving] {
    let resizes: [Interleaving] = shapes.count > 1 ? [.resize, .resizedRequest(next)] : []
    return [.secondRequest(next), .alert] + resizes
  }
}

extension Replay {
  /// What a move sets going, looked at while it is under way.
  fileprivate func movement(begunBy move: UserMove) async -> Interleaving.Kind? {
    guard move.kind != .resize else { return nil }
    let depth = window.frontStack?.viewControllers.count ?? 0
    guard begin(move) else { return nil }
    if move.kind == .turnPage { return .pageTurn }
    await device.pass(.milliseconds(100))
    return Interleaving.Kind(movingIn: window, depthBefore: depth)
  }
}

extension Verdict {
  init(unknown name: String, among names: [String]) {
    note(.notReplayed, "There is no destination “\(name)”, but \(names.joined(separator: ", ")).")
  }

  init(impossible interleaving: Interleaving) {
    note(.notReplayed, "\(interleaving) was possible, but is not when it is tried again.")
  }
}

extension Exploration.Trial {
  init(
    state: Int, destination: String? = nil, location: CodeLocation? = nil, move: UserMove? = nil,
    interleaving: Interleaving? = nil, link: String? = nil, arrival: LinkArrival? = nil,
    followUp: FollowUp? = nil, closing: ExploredClosing? = nil,
    _ verdict: Verdict
  ) {
    self.state = state
    self.destination = destination
    self.location = location
    self.move = move
    self.interleaving = interleaving
    self.link = link
    self.arrival = arrival
    self.followUp = followUp
    self.closing = closing
    outcome = verdict.outcome
    isDeclared = verdict.isDeclared
    problems = verdict.uniqueProblems
  }
}

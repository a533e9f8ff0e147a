import PortableUIKit
import StepRouter

extension Visit {
  /// Asks for every destination.
  ///
  /// - Parameters:
  ///   - part: The positions of the destinations to ask for; nil for all of them. The first
  ///     part also looks at the state, and the last one at the start.
  ///   - isPictured: Whether to record the windows.
  ///   - known: The verdicts to reuse.
  ///   - firstStart: The text of the first start in this process, to compare this one with.
  mutating func tryDestinations(
    of outline: AppOutline, part: Range<Int>? = nil, isPictured: Bool,
    knowing known: KnownVerdicts? = nil, since firstStart: String? = nil
  ) async {
    Whereabouts.shared.begin(nil)
    let part = part ?? outline.destinations.indices
    let footprints =
      part.lowerBound == 0
      ? await look(isPictured: isPictured, expecting: outline.laws, forReuse: known != nil) : [:]
    for name in outline.destinations[part].map(\.name) {
      let footprint = footprints[name]
      let outcome = footprint.flatMap { known?.outcome(for: $0, before: record.state) }
      if let outcome, let footprint, !KnownVerdicts.isAudited(footprint, in: moves) {
        note(outcome: outcome)
        noteReuse()
        continue
      }
      let trial = audited(await trial(of: name), against: outcome)
      if trial.problems.isEmpty {
        let letter = trial.outcome.letter(isDeclared: trial.isDeclared)
        note(outcome: letter)
        footprint.map { known?.note(letter, for: $0, in: record.state) }
      } else {
        note(outcome: ExplorationRecord.fault)
        note(trial)
      }
    }
    // The start comes after the destinations, since their faults come first in a record.
    if moves.isEmpty, part.upperBound == outline.destinations.count {
      await tryStart(since: firstStart)
    }
  }

  /// Adds a problem if the trial differs from the known verdict.
  private func audited(
    _ trial: Exploration.Trial, against known: Character?
  ) -> Exploration.Trial {
    let letter = trial.outcome.letter(isDeclared: trial.isDeclared)
    guard let known, !trial.problems.isEmpty || letter != known else { return trial }
    let expected = Exploration.Outcome.reading(known)?.outcome.rawValue ?? ""
    return trial.adding(
      Problem(
        .notReusable,
        "In another state with the same content it ended as “\(expected)”. Put whatever else it "
          + "depends on into the app's `state`, or explore without reuse."))
  }

  /// Asks for a destination, on its own or while something else is going on.
  mutating func tryDestination(_ name: String, during interleaving: Interleaving? = nil) async {
    note(await trial(of: name, during: interleaving))
  }

  /// Asks for every destination while something else is going on.
  mutating func tryInterleavings(of outline: AppOutline) async {
    let names = outline.destinations.map(\.name)
    let interleavings = await self.interleavings()
    for (index, name) in names.enumerated() {
      let next = (1...2).map { names[(index + $0) % names.count] }
      for interleaving in interleavings
        + explorer.interruptions(byAsking: next[0], next[1], among: names.count)
      {
        await tryDestination(name, during: interleaving)
      }
    }
  }

  /// Records the windows and what holds in them. Returns the footprint of each destination if the
  /// explorer reuses verdicts.
  private mutating func look(
    isPictured: Bool, expecting laws: [PropertyLaw], forReuse: Bool
  ) async -> [String: Footprint] {
    let replayed = await explorer.afterMoves(moves) { replay in
      (
        isPictured ? replay.detailedPictures : replay.pictures, replay.watch.label,
        forReuse ? replay.footprints : [:],
        replay.screen.untouched
      )
    }
    guard let (windows, label, footprints, untouched) = replayed.result else { return [:] }
    for name in untouched { cover(CoveredItem(.untouched, name)) }
    if isPictured { note(windows) }
    if label.count == laws.reduce(0, { $0 + $1.width }) { note(label: label) }
    for node in windows.flatMap(\.hierarchy.nodes) where node.isVisible {
      cover(CoveredItem(.screen, node.typeName))
    }
    return footprints
  }

  private mutating func trial(
    of name: String, during interleaving: Interleaving? = nil
  ) async -> Exploration.Trial {
    Whereabouts.shared.begin(
      .init(
        state: record.state, destination: name, interleaving: interleaving, Verdict()))
    var location: CodeLocation?
    var unmet: [String] = []
    var buttons: ButtonReader?
    var replayed = await explorer.afterMoves(moves) { replay in
      guard let destination = replay.app.destinations.first(where: { $0.name == name }) else {
        return Verdict(unknown: name, among: replay.app.destinations.map(\.name))
      }
      location = destination.location
      unmet = replay.device.perform {
        destination.requirements.filter { !$0.holds() }.map { $0.title(of: name) }
      }
      let leaves = LeaveRecord(of: replay)
      guard let interleaving else {
        let verdict = await Attempt(destination, in: replay).run(telling: leaves)
        buttons = replay.device.perform { ButtonReader(replay.window) }
        return verdict
      }
      let interference = Interference(interleaving, in: replay)
      guard await interference.begin() else { return Verdict(impossible: interleaving) }
      return await Attempt(destination, in: replay).run(during: interference, telling: leaves)
    }
    if let interleaving, let verdict = replayed.result, let end = verdict.end,
      let fault = await explorer.orderFault(
        of: [name] + interleaving.requests, after: moves, end: end, overtaken: verdict.overtaken)
    {
      replayed.result?.problems.append(fault)
    }
    if let buttons { note(buttons, shownBy: name) }
    if interleaving == nil, let sight = replayed.result?.sight { note(sight) }
    if interleaving == nil, let ways = replayed.result?.waysToClose, !ways.isEmpty {
      replayed.result?.problems += await explorer.faultsOfClosing(
        ways, whatAsksFor: name, after: moves)
    }
    for item in CoveredItem.all(in: replayed.result?.events ?? []) { cover(item) }
    for title in unmet { cover(CoveredItem(.requirementUnmet, title)) }
    return .init(
      state: record.state, destination: name, location: location, interleaving: interleaving,
      replayed.verdict { $0 })
  }

  /// Returns the interleavings that a state allows: the first move that begins each kind of
  /// movement, swipes back, and a switch to another window.
  private func interleavings() async -> [Interleaving] {
    Whereabouts.shared.begin(nil)
    let next = await explorer.afterMoves(moves) { $0.takeMoves() }
    var found: [Interleaving.Kind: UserMove] = [:]
    for move in next.result ?? [] where !move.isTakenBack {
      let kind = await explorer.afterMoves(moves) { await $0.movement(begunBy: move) }.result ?? nil
      if let kind, found[kind] == nil { found[kind] = move }
    }
    let begun = Interleaving.Kind.allCases.compactMap { kind in
      found[kind].map { Interleaving.movement(kind, by: $0) }
    }
    var movements = begun.filter { !$0.kind.onlyFolds }
    let foldedOnes = begun.filter(\.kind.onlyFolds)
    let windows = await explorer.afterMoves(moves) { $0.windows.count }.result ?? 1
    let canSwipe = await explorer.afterMoves(moves) {
      await Interference(.cancelledPop, in: $0).begin()
    }
    if canSwipe.result == true { movements += [.interactivePop, .cancelledPop] }
    return movements + (explorer.device.folds ? (movements + foldedOnes).map(\.folded) : [])
      + (windows > 1 ? [.otherWindow] : [])
  }
}

extension Explorer {
  /// Returns the faults that show if the user closes the screen of a destination's interceptor in
  /// one of these ways.
  fileprivate func faultsOfClosing(
    _ ways: [UserMove], whatAsksFor name: String, after moves: [UserMove]
  ) async -> [Problem] {
    let attempt = { @MainActor (replay: Replay) in
      replay.app.destinations.first { $0.name == name }.map { ClosedInterceptor($0, in: replay) }
    }
    for way in ways {
      let verdict = await afterMoves(moves) { await attempt($0)?.run(closing: way) }.result
      // One way is enough to show it.
      if let problems = (verdict ?? nil)?.problems, !problems.isEmpty { return problems }
    }
    return []
  }

  /// Returns the interleavings that can interrupt any navigation.
  fileprivate func interruptions(
    byAsking next: String, _ further: String, among count: Int
  ) -> [Interleaving] {
    let furtherRequests: [Interleaving] = count > 2 ? [.furtherRequests(next, further)] : []
    let folds: [Interleaving] = [
      .hinge, .folding, .fold, .secondRequest(next).folded, .alert.folded,
    ]
    let resizes: [Interleaving] =
      device.folds ? folds : shapes.count > 1 ? [.resize, .resizedRequest(next)] : []
    return [.secondRequest(next)] + furtherRequests + [.alert] + resizes
  }
}

extension Replay {
  /// Begins a move, and returns the kind of movement that's then under way.
  fileprivate func movement(begunBy move: UserMove) async -> Interleaving.Kind? {
    guard move.kind != .resize, !move.kind.isFold else { return nil }
    let depth = window.frontStack?.viewControllers.count ?? 0
    let tabs = window.selectedTabs
    guard begin(move) else { return nil }
    if move.kind == .turnPage { return .pageTurn }
    await device.pass(.milliseconds(100))
    if let kind = Interleaving.Kind(movingIn: window, depthBefore: depth) { return kind }
    return move.kind == .tab && window.selectedTabs != tabs ? .tabSwitch : nil
  }
}

extension UIWindow {
  /// The view controllers that the visible tab bar controllers have selected.
  fileprivate var selectedTabs: [ObjectIdentifier] {
    visible.compactMap { ($0 as? UITabBarController)?.selectedViewController }
      .map { ObjectIdentifier($0) }
  }
}

extension Verdict {
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

  fileprivate func adding(_ problem: Problem) -> Self {
    var verdict = Verdict()
    verdict.outcome = outcome
    verdict.isDeclared = isDeclared
    verdict.problems = problems + [problem]
    return Self(state: state, destination: destination, location: location, verdict)
  }
}

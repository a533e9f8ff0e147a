extension ExplorationRecord {
  /// The number of trials in the record.
  var trialCount: Int { outcomes.count { $0 != Self.fault } + trials.count }

  /// The number of trials with problems.
  var faultCount: Int { trials.count { !$0.problems.isEmpty } }

  /// Whether the record describes moves, and nothing that only other phases record.
  var hasMovesOnly: Bool {
    outcomes.isEmpty && closingCount == 0 && windows.isEmpty && label.isEmpty
      && (isCrash || trials.allSatisfy { $0.subject == .move && $0.move != nil && $0.isWrong })
  }

  /// Returns the reason that the record can't come from its phase in this app; nil if it can.
  func flaw(of app: AppOutline, in scope: ExplorationScope) -> String? {
    guard steps.isEmpty, !isCut else { return "it tells of moves" }
    guard phase == .destinations || (outcomes.isEmpty && windows.isEmpty && label.isEmpty) else {
      return "it tells of destinations"
    }
    guard phase == .closings || closingCount == 0 else { return "it tells of closings" }
    if covered.contains(where: { $0.kind == .move }) { return "it goes through a move" }
    if isCrash { return nil }
    switch phase {
    case .states: return nil
    case .destinations: return flaw(ofDestinations: app, in: scope)
    case .closings: return flawOfClosings
    case .waits: return flaw(ofWaits: app)
    case .links: return flaw(ofLinks: app.links)
    case .interleavings: return flaw(ofInterleavings: app.destinations.map(\.name))
    }
  }

  /// Whether the app's process crashed or hung in this phase.
  private var isCrash: Bool {
    guard let trial = trials.first, trials.count == 1, outcomes.isEmpty, steps.isEmpty else {
      return false
    }
    return trial.problems.count == 1 && trial.problems[0].kind.endsProcess
  }
}

extension ExplorationRecord {
  private func flaw(ofDestinations app: AppOutline, in scope: ExplorationScope) -> String? {
    guard outcomes.count == app.destinations.count else {
      return "it has \(outcomes.count) outcomes for \(app.destinations.count) destinations"
    }
    guard windows.isEmpty || state < scope.picturedStates else {
      return "it tells what is in the windows"
    }
    let digits = app.laws.reduce(0) { $0 + $1.width }
    guard label.isEmpty || label.count == digits, label.allSatisfy({ "01".contains($0) }) else {
      return "“\(label)” does not say which properties hold"
    }
    var rest = trials[...]
    for (letter, destination) in zip(outcomes, app.destinations) {
      guard letter == Self.fault else {
        guard "vrbailIL".contains(letter) else { return "“\(letter)” is not an outcome" }
        continue
      }
      guard let trial = rest.popFirst(), trial.subject == .destination, trial.isWrong,
        trial.destination == destination.name
      else { return "what is wrong with “\(destination.name)” is missing" }
    }
    return rest.allSatisfy { $0.subject == .move && $0.move == nil && $0.isWrong }
      ? nil : "it tells of an attempt that was not made"
  }

  private var flawOfClosings: String? {
    let closings = trials.compactMap(\.closing)
    guard closings.count == trials.count, trials.allSatisfy(\.isWrong),
      Set(closings).count == closings.count
    else { return "it tells of an attempt that was not made" }
    return (closings.count...ExploredClosing.allCases.count).contains(closingCount)
      ? nil : "it counts \(closingCount) closings"
  }

  private func flaw(ofWaits app: AppOutline) -> String? {
    let places = trials.compactMap { trial in
      trial.subject == .wait ? app.awaited.firstIndex { $0 == trial.destination } : nil
    }
    guard places.count == trials.count, places == places.sorted() else {
      return "it tells of a wait that was not made"
    }
    // If destinations share a name, it's unclear where the trials of one end.
    guard Set(app.awaited).count == app.awaited.count else { return nil }
    let missing = app.awaited.first { name in
      let made = trials.filter { $0.destination == name }.compactMap(\.followUp)
      return !made.isEmpty && !FollowUp.areAll(made, of: name, in: app)
    }
    return missing.map { "not all was tried that can happen while “\($0)” is waited for" }
  }

  private func flaw(ofLinks links: [String]) -> String? {
    let found = trials.compactMap { trial in
      trial.subject == .link ? "\(trial.link ?? "") \(trial.arrival?.rawValue ?? "")" : nil
    }
    // A single window can't close while a link arrives, and most phones don't fold.
    let ofWindows: Set<LinkArrival> = [.whileWindowCloses]
    let ofFolds: Set<LinkArrival> = [.duringFold, .beforeFold]
    let isRight = [[], ofWindows, ofFolds, ofWindows.union(ofFolds)].contains { impossible in
      let arrivals = LinkArrival.allCases.filter { !impossible.contains($0) }
      return found == links.flatMap { link in arrivals.map { "\(link) \($0.rawValue)" } }
    }
    return isRight && found.count == trials.count
      ? nil : "its links are not those that were to arrive"
  }

  private func flaw(ofInterleavings names: [String]) -> String? {
    let count = trials.count / max(names.count, 1)
    let kinds = trials.prefix(count).map(\.interleaving?.kind)
    let isRight =
      trials.count == count * names.count
      && trials.indices.allSatisfy { index in
        let trial = trials[index]
        return trial.subject == .interleaving && trial.destination == names[index / count]
          && trial.interleaving?.kind == kinds[index % count]
      }
    return isRight
      ? nil : "not every destination was asked for in the middle of the same"
  }
}

extension Exploration.Trial {
  fileprivate var isWrong: Bool { !problems.isEmpty }
}

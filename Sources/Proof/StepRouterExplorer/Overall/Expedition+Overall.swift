extension Expedition {
  /// The faults that only all states together show, fewest moves first.
  var overallFaults: [Exploration.OverallFault] {
    (deadEnds + idleControls).sorted { $0.state < $1.state }
  }

  /// The destinations that no moves of the user lead to; empty unless the explorer tried all moves.
  var unreached: [Exploration.Destination] {
    guard exploration.frontierCount == 0, exploration.states.count < limit else { return [] }
    let reached = Set(covered.filter { $0.kind == .reached }.map(\.name))
    // If no destination is reached, the app's screens may not be destinations, or an old file
    // doesn't tell.
    return reached.isEmpty ? [] : outline.destinations.filter { !reached.contains($0.name) }
  }

  private var deadEnds: [Exploration.OverallFault] {
    let ends = DeadEnds(exploration, enclosedBy: enclosing).all
    return faults(ends.map { ($0.screen, $0.state) }, Problem.deadEnd)
  }

  private var idleControls: [Exploration.OverallFault] {
    let live = Set(covered.filter { $0.kind == .control }.map(\.name))
    return faults(idle.filter { !live.contains($0.culprit.untitled.description) }) {
      Problem(
        .idleControl,
        "\($0)\($0.occasion) does nothing: there is no action, target or menu behind it. Give it "
          + "one, disable it, or \($0.allowance(of: .idleControl)).")
    }
  }

  /// The buttons that do nothing and that only requests show.
  var idleControlsOfRequests: [Exploration.OverallFault] {
    guard shard == .whole, lostCount == 0 else { return [] }
    let known = Set(exploration.overallFaults.map(\.problem))
    return idleControls.filter { !known.contains($0.problem) }
  }

  /// The faults of destinations that a finder takes another destination's screen for.
  var mistakenScreens: [Exploration.OverallFault] {
    guard shard == .whole, lostCount == 0 else { return [] }
    let mistaken = FoundScreens(sights).mistaken
    let culprits = mistaken.map {
      (culprit: Culprit(screen: $0.sight.screen, control: $0.sight.destination), state: $0.state)
    }
    return faults(culprits) { culprit in
      let first = mistaken.first { $0.sight.destination == culprit.control }
      return Problem(
        .foundAnother,
        "Where its \(culprit.screen) is found, it shows \(first?.sight.content ?? ""), which is what "
          + "the router builds for “\(first?.owner ?? "")”. Let the finder compare the context, or "
          + "\(culprit.allowance(of: .foundAnother)).")
    }
  }

  /// The faults of rows' actions that act on another row.
  var actionsOfOtherRows: [Exploration.OverallFault] {
    guard shard == .whole, lostCount == 0 else { return [] }
    let misdirected = RowActions(exploration).misdirected
    return faults(misdirected.map { ($0.culprit, $0.state) }) { culprit in
      let first = misdirected.first { $0.culprit.untitled == culprit.untitled }
      return Problem(
        .wrongRow,
        "\(culprit) of the row “\(first?.row ?? "")” leads where the row “\(first?.other ?? "")” "
          + "leads. Let it act on the row that the user touches, or "
          + "\(culprit.allowance(of: .wrongRow)).")
    }
  }

  /// Returns a fault for each culprit, unless the app allows it.
  private func faults(
    _ all: [(culprit: Culprit, state: Int)], _ problem: (Culprit) -> Problem
  ) -> [Exploration.OverallFault] {
    var order: [Culprit] = []
    var states: [Culprit: Set<Int>] = [:]
    for (culprit, state) in all {
      // A title may change from state to state; a button stays the same.
      let key = culprit.control == nil ? culprit : culprit.untitled
      if states[key] == nil { order.append(culprit) }
      states[key, default: []].insert(state)
    }
    return order.compactMap { culprit in
      let problem = problem(culprit)
      guard !outline.allowed.cover(problem.kind, of: culprit.names),
        let all = states[culprit.control == nil ? culprit : culprit.untitled],
        let first = all.min()
      else { return nil }
      return .init(
        culprit: culprit.description, problem: problem, state: first, count: all.count)
    }
  }
}

extension Culprit {
  /// The request that shows the culprit, as a part of a sentence; empty if the user's own moves
  /// show it.
  fileprivate var occasion: String { request.map { ", which a request for “\($0)” shows," } ?? "" }

  /// Returns how to allow the fault for this screen or control, as a part of a sentence.
  func allowance(of kind: Problem.Kind) -> String {
    "allow it with “allows: [.\(kind.rawValue).only(\((control ?? screen).debugDescription))]”"
  }
}

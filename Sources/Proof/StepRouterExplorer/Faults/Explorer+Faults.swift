import PortableUIKit

extension Explorer {
  /// Repeats the trial of a finding after its moves. A fault that only all states together show
  /// takes an exploration as deep as the one that found it.
  ///
  /// ```swift
  /// let again = await explorer.replay(exploration.findings[0])
  /// print(again.verdict)
  /// ```
  public func replay(_ finding: Exploration.Finding) async -> Exploration {
    let (moves, trial) = (finding.moves, finding.trial)
    if let depth = finding.depth { return await run(depth: depth) }
    if let closing = trial.closing { return await replay(moves, closing: closing) }
    if let property = finding.property?.law, property.kind == .eventually {
      return await replay(moves, reaching: property.name)
    }
    if let move = trial.move { return await replay(moves + [move]) }
    #if !canImport(UIKit)
    if let link = trial.link {
      return await replay(moves, opening: link, trial.arrival ?? .whileRunning)
    }
    #endif
    guard let destination = trial.destination else {
      return await replay(moves + (finding.property?.way ?? []))
    }
    if let followUp = trial.followUp {
      return await replay(moves, awaiting: destination, then: followUp)
    }
    return await replay(moves, asking: destination, during: trial.interleaving)
  }

  /// Repeats the shortest way to a fault. Returns the fault as it occurs now; nil if it doesn't.
  package func repeated(_ fault: Exploration.Fault) async -> Exploration.Fault? {
    await replay(fault.first).faults.first { $0.has(fault.code) }
  }

  /// Returns the screen that the user sees at the start and after each move, as far as the moves
  /// are possible.
  package func screens(along moves: [UserMove]) async -> [String] {
    var screens: [String] = []
    for count in 0...moves.count {
      let replayed = await afterMoves(Array(moves.prefix(count))) { $0.pictures }
      guard let windows = replayed.result else { break }
      screens.append(FrontScreen(of: windows)?.label ?? "Nothing")
    }
    return screens
  }
}

extension Exploration.Finding {
  /// Whether only all states together show the fault, so that nothing less repeats it.
  package var needsWhole: Bool { depth != nil }

  /// What was tried after the moves, in a few words.
  package var attempt: String {
    if let interleaving = trial.interleaving {
      return "the router is asked for “\(trial.destination ?? "")”, during \(interleaving)"
    }
    if let followUp = trial.followUp {
      return "the app waits for “\(trial.destination ?? "")”, then \(followUp)"
    }
    if let destination = trial.destination { return "the router is asked for “\(destination)”" }
    if let link = trial.link {
      return "\(link) arrives\(trial.arrival.map { " \($0.phrase)" } ?? "")"
    }
    if let move = trial.move { return move.description }
    if let closing = trial.closing { return closing.phrase }
    let way = property?.way ?? []
    return way.isEmpty ? "the app rests" : way.map(\.description).joined(separator: ", ")
  }

  /// Whether the fault ends or blocks the process that repeats it.
  package var endsProcess: Bool { trial.problems.contains(where: \.kind.endsProcess) }
}

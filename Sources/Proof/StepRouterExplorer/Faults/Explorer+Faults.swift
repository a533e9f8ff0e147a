import PortableUIKit

extension Explorer {
  /// Repeats a finding's attempt after its moves. For a fault that only all states together show,
  /// it explores the app again, as deep as before.
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

  /// Repeats the shortest way to a fault. Returns the fault as it occurs now; nil if it no longer
  /// does.
  package func repeated(_ fault: Exploration.Fault) async -> Exploration.Fault? {
    await replay(fault.first).faults.first { $0.has(fault.code) }
  }

  /// Returns the screens in front of the user, at the start and after each move, up to the first
  /// move that isn't possible.
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
  /// Whether only all states together show the fault, so that repeating it takes a whole
  /// exploration.
  package var needsWhole: Bool { depth != nil }

  /// The attempt after the moves, in a few words.
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

  /// Whether repeating the fault ends or blocks the process.
  package var endsProcess: Bool { trial.problems.contains(where: \.kind.endsProcess) }
}

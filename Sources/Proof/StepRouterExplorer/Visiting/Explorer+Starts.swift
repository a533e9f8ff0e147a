import StepRouterTesting

extension Explorer {
  /// Returns the text of the app's state at its start; nil if the app can't start.
  func startText() async -> String? { await afterMoves([]) { $0.key.text }.result }

  /// Starts the app again and again, after each of its moves, and returns the problem if a start
  /// differs from the first one.
  ///
  /// - Parameter first: The text of the first start in this process; nil to start the app for it.
  func sharedStateFault(since first: String?) async -> Problem? {
    guard let first = if let first { first } else { await startText() } else { return nil }
    if let problem = await difference(from: first) { return problem }
    let moves = await takeMoves(after: []) ?? []
    for move in moves {
      _ = await afterMoves([move]) { _ in }
      if let problem = await difference(from: first) { return problem }
    }
    return nil
  }

  /// Starts the app again, and returns the problem if this start differs from an earlier one.
  func difference(from first: String) async -> Problem? {
    guard let text = await startText(), text != first else { return nil }
    return .startsDiffer(
      from: first, to: text,
      "A start of the app differs from the first one, so two starts share something")
  }

  /// Returns the app's texts at the end of a way; nil if one of its steps isn't possible.
  func text(at way: WalkWay) async -> String? {
    await afterMoves(way.moves) { replay -> String? in
      if let name = way.destination {
        var change: TakenBackChange?
        guard await replay.make(.asking(name), noting: &change) != nil else { return nil }
      }
      return replay.wholeText
    }.result ?? nil
  }
}

extension Replay {
  /// The text of the state, and every text on the screens.
  var wholeText: String {
    let contents = device.perform { windows.flatMap { ContentsReader($0.window).contents } }
    let items = contents.flatMap { screen in
      screen.items.map { "\($0.kind) “\($0.text)” \($0.value ?? "")" }
    }
    return ([key.text] + items).joined(separator: "\n")
  }
}

extension Exploration.Problem {
  static func startsDiffer(from first: String, to text: String, _ finding: String) -> Self {
    let differences = LineDiff(from: first, to: text).differences
    return Self(.startsDiffer, "\(finding): \(differences.joined(separator: ", ")).")
  }
}

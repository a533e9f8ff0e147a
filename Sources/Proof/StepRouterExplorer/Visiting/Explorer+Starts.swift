import StepRouterTesting

extension Explorer {
  /// Returns everything by which the explorer tells a start from another state; nil if the app
  /// can't start.
  func startText() async -> String? { await afterMoves([]) { $0.key.text }.result }

  /// Starts the app again and again, with each of its moves in between, and returns the problem if
  /// a start differs from the first one.
  ///
  /// - Parameter first: The first start in this process; nil to begin with one.
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

  /// Starts the app again, and returns the problem if that start differs from an earlier one.
  func difference(from first: String) async -> Problem? {
    guard let text = await startText(), text != first else { return nil }
    let differences = LineDiff(from: first, to: text).differences
    return Problem(
      .startsDiffer,
      "A start of the app differs from the first one, so two starts share something: "
        + "\(differences.joined(separator: ", ")).")
  }
}

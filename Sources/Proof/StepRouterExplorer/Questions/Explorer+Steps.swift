extension Explorer {
  /// Makes steps in a run of its own, then runs the body. Nil if one of the steps isn't possible.
  func after<Result>(
    _ steps: [WalkStep], _ body: @MainActor (Replay) async -> Result?
  ) async -> Result? {
    // A step that asks for a destination asks several times, and one that resizes the window undoes
    // that, so these are made again as steps.
    let moves = steps.compactMap(\.move)
    let isPlain = moves.count == steps.count && !moves.contains { $0.kind == .resize }
    let replayed = await afterMoves(isPlain ? moves : []) { replay -> Result? in
      for (index, step) in (isPlain ? [] : steps).enumerated() {
        var change: TakenBackChange?
        Whereabouts.shared.walk(Array(steps.prefix(index + 1)))
        guard await replay.make(step, noting: &change) != nil else { return nil }
      }
      return await body(replay)
    }
    return replayed.result ?? nil
  }
}

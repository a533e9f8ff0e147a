extension Explorer {
  /// Makes steps in a run of its own, and runs the body; nil if one of the steps isn't possible.
  func after<Result>(
    _ steps: [WalkStep], _ body: @MainActor (Replay) async -> Result?
  ) async -> Result? {
    // Requests ask several times, and a resize is taken back, so they're made and judged again.
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

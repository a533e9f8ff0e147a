/// Returns after what the main actor has to do now. `Task.yield()` would return by way of the
/// pool, whose threads a busy machine may hold up for longer than any number of turns.
@MainActor func nextTurn() async {
  await withCheckedContinuation { continuation in
    Task { @MainActor in continuation.resume() }
  }
}

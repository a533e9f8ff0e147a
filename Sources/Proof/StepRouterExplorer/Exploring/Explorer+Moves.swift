import PortableUIKit

extension Explorer {
  /// Returns the moves that are possible in a state; nil if the state can't be reached again.
  ///
  /// Only a trial shows whether a data source commits edits, so the first edit of each class is
  /// tried in a replay of its own.
  ///
  /// - Parameter look: Reads the state before any move is made in it, in the same replay: the app
  ///   may let something happen only once.
  func takeMoves(
    after moves: [UserMove], looking look: @MainActor (Replay) -> Void = { _ in }
  ) async -> [UserMove]? {
    let replayed = await afterMoves(moves) { replay in
      look(replay)
      let edits = replay.screen.edits
      return (edits: edits, moves: replay.takeMoves())
    }
    guard let (edits, next) = replayed.result else { return nil }
    for edit in edits where edit.source.commits == nil {
      edit.source.commits = await afterMoves(moves) { $0.begin(edit.move) }.result ?? false
    }
    return next + edits.filter { $0.source.commits == true }.map(\.move)
  }
}

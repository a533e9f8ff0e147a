/// The moves, and perhaps a request, that lead to where a walk begins.
package struct WalkWay: Hashable, Sendable, Codable {
  /// The user's moves, which an exploration has judged.
  package let moves: [UserMove]
  /// The destination to ask the router for after them; nil for none.
  package let destination: String?

  package init(_ moves: [UserMove], asking destination: String? = nil) {
    self.moves = moves
    self.destination = destination
  }
}

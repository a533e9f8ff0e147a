/// Does pieces of a work, in any order, and in any process that has made the same worker.
@MainActor
package protocol Worker {
  associatedtype Piece: Sendable & Codable
  associatedtype Outcome: Sendable & Codable

  func perform(_ piece: Piece) async -> Outcome

  /// What is told of a piece at which the process has ended, each time that it was tried.
  func outcome(ofCrashAt piece: Piece, _ how: String) -> Outcome
}

/// Does pieces of a work, in any order, and in any process that has made the same worker.
@MainActor
package protocol Worker {
  associatedtype Piece: Sendable & Codable
  associatedtype Outcome: Sendable & Codable
  /// What one worker finds out, and spares the others some of their work.
  associatedtype Finding: Sendable & Codable = NoFinding

  func perform(_ piece: Piece) async -> Outcome

  /// What is told of a piece at which the process has ended, each time that it was tried.
  func outcome(ofCrashAt piece: Piece, _ how: String) -> Outcome

  /// What it has found out since it was last asked.
  func takeFindings() -> [Finding]

  /// Takes what others have found out.
  func learn(_ findings: [Finding])
}

/// Of workers that go by nothing but their pieces.
package struct NoFinding: Sendable, Codable {}

extension Worker where Finding == NoFinding {
  package func takeFindings() -> [NoFinding] { [] }

  package func learn(_ findings: [NoFinding]) {}
}

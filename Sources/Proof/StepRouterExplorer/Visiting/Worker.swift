/// Performs pieces of work in any order, in any process that has created the same worker.
@MainActor
package protocol Worker {
  associatedtype Piece: Sendable & Codable
  associatedtype Outcome: Sendable & Codable
  /// A finding of one worker that saves the others work.
  associatedtype Finding: Sendable & Codable = NoFinding

  func perform(_ piece: Piece) async -> Outcome

  /// Returns the outcome for a piece during which workers' processes have ended.
  func outcome(of end: WorkerEnd, at piece: Piece) -> Outcome

  /// Returns the findings since the last call.
  func takeFindings() -> [Finding]

  /// Adds the findings of other workers.
  func learn(_ findings: [Finding])
}

/// The type of findings for workers that share none.
package struct NoFinding: Sendable, Codable {}

extension Worker where Finding == NoFinding {
  package func takeFindings() -> [NoFinding] { [] }

  package func learn(_ findings: [NoFinding]) {}
}

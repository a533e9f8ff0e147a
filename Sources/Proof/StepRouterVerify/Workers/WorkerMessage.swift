import PortableUIKit
import StepRouterExplorer
import StepRouterTesting

/// An order to a worker's process: a line of JSON.
package struct WorkerOrder<Work: Worker>: Sendable, Codable {
  let number: Int
  let piece: Work.Piece
  /// Findings of all workers since this one's last order.
  let findings: [Work.Finding]

  package init(number: Int, piece: Work.Piece, findings: [Work.Finding] = []) {
    self.number = number
    self.piece = piece
    self.findings = findings
  }
}

/// The answer to an order: a line of JSON.
package struct WorkerAnswer<Work: Worker>: Sendable, Codable {
  let number: Int
  let outcome: Work.Outcome
  let findings: [Work.Finding]

  package init(number: Int, outcome: Work.Outcome, findings: [Work.Finding] = []) {
    self.number = number
    self.outcome = outcome
    self.findings = findings
  }
}

enum WorkerMessage {
  static func line(_ message: some Encodable) throws -> Data {
    try JSONEncoder().encode(message) + Data("\n".utf8)
  }
}

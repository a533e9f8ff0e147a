import PortableUIKit
import StepRouterExplorer
import StepRouterTesting

/// An order to a worker's process: a line of JSON.
package struct WorkerOrder<Work: Worker>: Sendable, Codable {
  let number: Int
  let piece: Work.Piece
  /// The findings of all workers since this worker's last order.
  let findings: [Work.Finding]
  /// Whether the worker announces each action, because another worker ended during the piece.
  let isTraced: Bool

  package init(
    number: Int, piece: Work.Piece, findings: [Work.Finding] = [], isTraced: Bool = false
  ) {
    self.number = number
    self.piece = piece
    self.findings = findings
    self.isTraced = isTraced
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

/// A message from a worker's process other than an answer: a line of JSON with one of these values.
package struct WorkerNews: Sendable, Codable {
  /// The action that the worker is about to take.
  package var deed: Deed?
  /// The reason why the worker ends.
  package var end: WorkerEnd?

  var isEmpty: Bool { deed == nil && end == nil }
}

enum WorkerMessage {
  static func line(_ message: some Encodable) throws -> Data {
    try JSONEncoder().encode(message) + Data("\n".utf8)
  }
}

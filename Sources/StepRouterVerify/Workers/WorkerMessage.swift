import PortableUIKit

/// What a worker's process is told to do: a line of JSON.
package struct WorkerOrder<Piece: Sendable & Codable>: Sendable, Codable {
  let number: Int
  let piece: Piece

  package init(number: Int, piece: Piece) {
    self.number = number
    self.piece = piece
  }
}

/// What has come of an order: a line of JSON.
struct WorkerAnswer<Outcome: Sendable & Codable>: Sendable, Codable {
  let number: Int
  let outcome: Outcome
}

enum WorkerMessage {
  static func line(_ message: some Encodable) throws -> Data {
    try JSONEncoder().encode(message) + Data("\n".utf8)
  }
}

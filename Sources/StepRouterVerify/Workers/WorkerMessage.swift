import PortableUIKit
import StepRouterTesting

/// What the processes of one exploration tell each other: lines of JSON.
enum WorkerMessage {
  /// What a worker is told to do.
  struct Order: Sendable, Codable {
    let number: Int
    let unit: ExplorationUnit
  }

  /// What has come of it.
  struct Answer: Sendable, Codable {
    let number: Int
    let record: ExplorationRecord
  }

  static func line(_ message: some Encodable) throws -> Data {
    try JSONEncoder().encode(message) + Data("\n".utf8)
  }
}

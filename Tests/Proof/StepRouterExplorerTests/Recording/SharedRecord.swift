import PortableUIKit
import StepRouterExplorer

/// An exploration that many tests change in their own ways, so it's made once.
@MainActor
enum SharedRecord {
  static let scope = ExplorationScope(
    depth: 2, states: 4, interleavedStates: 2, waitingStates: 1, picturedStates: 2)

  private static let recording = Task {
    let folder = try TemporaryFolder()
    return try RecordedLines(
      try await Recorder(.finderWithoutContext, scope: scope).record(in: folder))
  }

  static var lines: RecordedLines { get async throws { try await recording.value } }
}

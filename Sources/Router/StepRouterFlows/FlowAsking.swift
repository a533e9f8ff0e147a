import PortableUIKit
import StepRouter

/// Tracks the flows whose conditions are running in the current task. A condition that advances its
/// own flow would wait for itself, or loop forever.
enum FlowAsking {
  /// Identifies a flow's navigator. The tasks that its conditions start keep the token alive, so
  /// that no later navigator has the same identity.
  final class Token: Sendable {}

  @TaskLocal private static var tokens: [Token] = []

  static func isWithin(_ token: Token) -> Bool { tokens.contains { $0 === token } }

  @MainActor
  static func asking<Answer>(
    _ token: Token, _ ask: @MainActor () async throws -> Answer
  ) async throws -> Answer {
    try await $tokens.withValue(tokens + [token], operation: ask)
  }
}

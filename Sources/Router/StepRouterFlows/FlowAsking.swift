import PortableUIKit
import StepRouter

/// The flows whose conditions are just being asked, as far as the current task was begun by one of
/// them: who asks such a flow to go on would wait for itself, or go round for ever.
enum FlowAsking {
  /// Stands for a flow's navigator and is kept by the tasks that its conditions begin, so that no
  /// later navigator is taken for it.
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

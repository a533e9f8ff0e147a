import PortableUIKit
import StepRouter

extension ExploredDestination {
  /// The function that waits for an answer, and the moves that answer.
  struct Awaiting {
    let answers: [UserMove]
    let wait: @MainActor (any Router) async throws -> Void
  }

  /// Declares that the app's ``ExplorationJournal`` records every time the destination leaves.
  public func tellingLeaves() -> Self {
    var copy = self
    copy.tellsLeaves = true
    return copy
  }

  /// Declares the app's own function that waits for the destination's answer.
  ///
  /// ```swift
  /// ExploredDestination("size", sizePicker)
  ///   .awaited(answeredBy: [.tap("42")]) { _ = try await router.result(of: sizePicker) }
  /// ```
  ///
  /// The function brings up the screen itself. It must return when the screen has answered, and
  /// throw `CancellationError` if the screen leaves without an answer or the task is cancelled.
  ///
  /// - Parameters:
  ///   - moves: The moves that answer, each on its own.
  ///   - wait: Asks for the answer and waits for it.
  public func awaited(
    answeredBy moves: [UserMove] = [], _ wait: @escaping @MainActor () async throws -> Void
  ) -> Self {
    var copy = self
    copy.awaiting = Awaiting(answers: moves) { _ in try await wait() }
    return copy
  }

  /// Creates a destination that answers. The explorer asks the app's router for its result.
  ///
  /// ```swift
  /// ExploredDestination("size", awaiting: sizePicker, with: (), answeredBy: [.tap("42")])
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - step: The destination. Its screen returns a result.
  ///   - context: The context to build or find the screen with.
  ///   - moves: The moves that answer, each on its own.
  ///   - shows: Returns true if the screen shows the context.
  public init<Screen: ResultReturning, Context>(
    _ name: String, awaiting step: DestinationStep<Screen, Context>, with context: Context,
    answeredBy moves: [UserMove] = [],
    shows: @escaping @MainActor (Screen, Context) -> Bool = { _, _ in true }
  ) {
    self.init(name, step, with: context, shows: shows)
    awaiting = Awaiting(answers: moves) { router in
      _ = try await router.result(of: step, with: context)
    }
  }
}

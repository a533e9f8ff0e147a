import PortableUIKit
import StepRouter

extension ExploredDestination {
  /// How somebody waits for its answer, and by which moves the user gives it.
  struct Awaiting {
    let answers: [UserMove]
    let wait: @MainActor (any Router) async throws -> Void
  }

  /// Says that the app's ``ExplorationJournal`` tells of each leave of the destination.
  public func tellingLeaves() -> Self {
    var copy = self
    copy.tellsLeaves = true
    return copy
  }

  /// Says how the app waits for the destination's answer: by a function of its own.
  ///
  /// ```swift
  /// ExploredDestination("size", sizePicker)
  ///   .awaited(answeredBy: [.tap("42")]) { _ = try await router.result(of: sizePicker) }
  /// ```
  ///
  /// The function brings the screen up itself. It must end when the screen has answered, and throw
  /// `CancellationError` when it has left without an answer, or when its task is cancelled.
  ///
  /// - Parameters:
  ///   - moves: The moves that answer, one each.
  ///   - wait: Asks for the answer and waits for it.
  public func awaited(
    answeredBy moves: [UserMove] = [], _ wait: @escaping @MainActor () async throws -> Void
  ) -> Self {
    var copy = self
    copy.awaiting = Awaiting(answers: moves) { _ in try await wait() }
    return copy
  }

  /// A destination that answers: the app's router is asked for its result.
  ///
  /// ```swift
  /// ExploredDestination("size", awaiting: sizePicker, with: (), answeredBy: [.tap("42")])
  /// ```
  ///
  /// - Parameters:
  ///   - name: Its name in reports.
  ///   - step: The destination, which answers.
  ///   - context: What it is asked for with.
  ///   - moves: The moves that answer, one each.
  ///   - shows: Whether the screen shows the context.
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

#if !canImport(UIKit)
/// A question of hall B: what users of another router asked for, and what happens here.
@MainActor
public struct Question: Sendable, CustomStringConvertible {
  /// The number in hall B, such as `B6`.
  public nonisolated let number: String
  /// Who was asked, and the number of the report.
  public nonisolated let askedOf: String
  /// The view controllers at the start, in one line.
  public nonisolated let start: String
  /// The request, and what was expected of it.
  public nonisolated let request: String
  /// The view controllers in the end, in one line, and what else was to be noted.
  public nonisolated let end: String
  private let play: @MainActor (QuestionStage) async -> Void

  init(
    _ number: String, of askedOf: String, from start: String = QuestionStage.home,
    _ request: String, to end: String, _ play: @escaping @MainActor (QuestionStage) async -> Void
  ) {
    self.number = number
    self.askedOf = askedOf
    self.start = start
    self.request = request
    self.end = end
    self.play = play
  }

  /// Plays the question on a device of its own.
  ///
  /// - Returns: What was there before the request, and in the end.
  public func answer() async -> (start: String, end: String) {
    let stage = QuestionStage()
    await play(stage)
    return await stage.result()
  }

  /// The number, who was asked, and the request.
  public nonisolated var description: String { "\(number), asked of \(askedOf): \(request)" }
}
#endif

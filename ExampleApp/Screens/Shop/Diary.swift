import StepRouter

/// Records how customers leave certain screens, as an app would for its analytics.
@MainActor
public final class Diary {
  /// Called with each line.
  public var onNote: @MainActor (String) -> Void = { _ in }

  /// Creates a diary without a reader.
  public init() {}

  func note(_ line: String) { onNote(line) }
}

/// Notes the reason why a screen has left.
struct LeaveNote<Context>: LeaveTask {
  private let screen: TypeName
  private let diary: Diary

  init(_ screen: Any.Type, in diary: Diary) {
    self.screen = TypeName(screen)
    self.diary = diary
  }

  func perform(with context: Context, reason: LeaveReason) {
    diary.note("\(screen) has left: \(reason).")
  }
}

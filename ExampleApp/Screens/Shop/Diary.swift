import StepRouter

/// Takes down how customers leave the screens on which it matters: what an app would send to its
/// analytics.
@MainActor
public final class Diary {
  /// Told of each line.
  public var onNote: @MainActor (String) -> Void = { _ in }

  /// A diary that nobody reads.
  public init() {}

  func note(_ line: String) { onNote(line) }
}

/// Takes down why a screen has left.
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

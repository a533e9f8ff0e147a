#if !canImport(UIKit)
/// Where a navigation controller's stack is between its array and its screen: the array changes
/// in the call, the screen follows at the next layout (rules 27, 33 and 35).
enum StackState {
  case idle
  /// The array is ahead of the screen.
  case pending(StackChange)
  /// The screen is changing; `next` is what the array has meanwhile been changed by.
  case running(StackChange, next: StackChange?)
  /// The screen has changed, and the delegate is being told.
  case ending(StackChange)

  @MainActor var transition: RunningTransition? {
    switch self {
    case .idle: nil
    // What was asked for by those who heard of the end moves already, as they see it.
    case .running(let change, .some(let next)) where change.transition?.hasEnded != false:
      next.transition
    case .pending(let change), .running(let change, _), .ending(let change): change.transition
    }
  }

  /// Whether the screen shows what the array says.
  var isSettled: Bool {
    switch self {
    case .idle, .ending: true
    case .pending, .running: false
    }
  }

  var isRunning: Bool {
    if case .running = self { true } else { false }
  }

  /// Whether the array has been changed again since the change that runs.
  var hasNext: Bool {
    if case .running(_, .some) = self { true } else { false }
  }
}

/// One change of the screen.
@MainActor final class StackChange {
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  /// Only an animated change has one, or one that a transaction group waits for.
  let transition: RunningTransition?
  /// The stack to go back to when the transition is cancelled, which only animated ones can be.
  let stackBefore: [UIViewController]
  /// Asked for while an animated push was running (M17).
  var isNestedPush = false

  init(
    operation: UINavigationController.Operation, isAnimated: Bool, transition: RunningTransition?,
    stackBefore: [UIViewController]
  ) {
    self.operation = operation
    self.isAnimated = isAnimated
    self.transition = transition
    self.stackBefore = stackBefore
  }
}
#endif

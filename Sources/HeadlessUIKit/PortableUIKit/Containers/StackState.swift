#if !canImport(UIKit)
/// How far a navigation controller's screen has followed its array: the array changes in the call,
/// the screen at the next layout (rules 27, 33 and 35).
enum StackState {
  case idle
  /// The array is ahead of the screen.
  case pending(StackChange)
  /// The screen is changing; `next` is a later change of the array, which waits.
  case running(StackChange, next: StackChange?)
  /// The screen has changed, and the delegate hears of it.
  case ending(StackChange)

  @MainActor var transition: RunningTransition? {
    switch self {
    case .idle: nil
    // Once the running transition has ended, a callback that requests a change sees that change's
    // transition.
    case .running(let change, .some(let next)) where change.transition?.hasEnded != false:
      next.transition
    case .pending(let change), .running(let change, _), .ending(let change): change.transition
    }
  }

  /// Whether the screen matches the array.
  var isSettled: Bool {
    switch self {
    case .idle, .ending: true
    case .pending, .running: false
    }
  }

  var isRunning: Bool {
    if case .running = self { true } else { false }
  }

  /// The animated change that a push made now has to wait for.
  @MainActor var awaited: StackChange? {
    switch self {
    case .pending(let change), .running(let change, _): change.isAnimated ? change : nil
    case .idle, .ending: nil
    }
  }

  /// Whether the array has changed again since the running change began.
  var hasNext: Bool {
    if case .running(_, .some) = self { true } else { false }
  }
}

/// A change of the screen that follows a change of the array.
@MainActor final class StackChange {
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  /// The transition; nil unless the change is animated or a transaction group waits for it.
  let transition: RunningTransition?
  /// The stack to restore if the transition is cancelled; empty unless the change is animated.
  let stackBefore: [UIViewController]
  /// Whether this is an animated push during another one (M17).
  var isNestedPush = false
  /// The exceptions of pushes that waited for this change, which raises them at its end (M1).
  var lateMisuses: [UIKitMisuse] = []

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

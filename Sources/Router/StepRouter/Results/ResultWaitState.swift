/// The state of a wait for a screen's answer.
///
/// It goes from `coming` to `shown` or `failed`, from any of these to `decided`, and from any state
/// to `ended`.
enum ResultWaitState<Value> {
  /// The first event that determines the outcome; later ones don't count.
  enum Decision {
    case answered(Value)
    case cancelled
  }

  /// The navigation to the screen is under way. The screen may already have answered, or the caller
  /// cancelled.
  case coming(Decision?)
  /// The screen is there, and the caller waits for its answer.
  case shown
  /// The navigation has failed, and the wait is about to end.
  case failed(any Error)
  /// The navigation is over, and the wait ends when the screen has closed.
  case decided(Decision)
  /// The caller has its outcome.
  case ended(Result<Value, any Error>)

  var hasEnded: Bool {
    if case .ended = self { true } else { false }
  }

  /// The outcome if the wait ends now. A screen that leaves without an answer counts as cancelled.
  var outcome: Result<Value, any Error> {
    switch self {
    case .coming(.answered(let value)), .decided(.answered(let value)): .success(value)
    case .failed(let error): .failure(error)
    case .ended(let outcome): outcome
    case .coming(nil), .coming(.cancelled), .shown, .decided(.cancelled):
      .failure(CancellationError())
    }
  }
}

/// The reason why an ``AsyncScreen`` has no content, if it isn't an error of the app's own closure.
///
/// ```swift
/// let factory = AsyncFactory(failure: { error, retry in
///   if case AsyncScreenError.timedOut = error { return SlowScreen(retry: retry) }
///   return ErrorScreen(error, retry: retry)
/// }) { (id: Order.ID) in
///   OrderScreen(order: try await api.order(id))
/// }
/// ```
public enum AsyncScreenError: Error, Sendable {
  /// The load has taken longer than the factory's time limit.
  case timedOut(after: Duration)
  /// The loaded view controller can't go into the screen, for example because it's already in
  /// another container.
  case refused(IntegrationRefusal)
  /// The screen has left, so its load was cancelled. Only a navigation that needs the content gets
  /// this error.
  case left
  /// The content wasn't there within the router's time limit, and the screen still waits for it.
  /// Only a navigation that needs the content gets this error.
  case stillWaiting(after: Duration)
}

extension AsyncScreenError: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .timedOut(let limit): "the load took longer than its time limit of \(limit)"
    case .refused(let refusal): "the loaded view controller cannot be shown: \(refusal)"
    case .left: "the screen has left, which cancelled the load"
    case .stillWaiting(let limit): "the screen still waits after \(limit)"
    }
  }
}

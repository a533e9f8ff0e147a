/// What a navigation does that a lock holds back.
///
/// ```swift
/// let router = DefaultRouter(locks: .refuse)
/// ```
public enum LockPolicy: String, Sendable, Codable {
  /// It waits, and goes on when the lock lets go, after those that came before it.
  case wait
  /// It ends with ``RoutingError/locked(_:for:progress:)``.
  case refuse
}

/// Decides what a navigation does when a lock holds it back.
///
/// ```swift
/// let router = DefaultRouter(locks: .refuse)
/// ```
public enum LockPolicy: String, Sendable, Codable {
  /// The navigation waits, and continues when the lock lets go, after the navigations that came
  /// before it.
  case wait
  /// The navigation ends with ``RoutingError/locked(_:for:progress:)``.
  case refuse
}

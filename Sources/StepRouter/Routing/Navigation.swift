import PortableUIKit

/// A handle on a navigation that was asked for.
///
/// ```swift
/// let navigation = router.navigate(to: orders, with: nil)
/// …
/// navigation.cancel()
/// ```
///
/// It need not be kept: a navigation goes on without it.
@MainActor
public final class Navigation {
  /// What `cancel` does; cleared when the navigation has finished.
  var onCancel: (@MainActor () -> Void)?

  /// Whether the completion has been called, or is just being called.
  public private(set) var isFinished = false

  /// A navigation that `onCancel` cancels; for routers that do not pass the request on.
  public init(onCancel: (@MainActor () -> Void)? = nil) { self.onCancel = onCancel }

  /// Ends the navigation with ``RoutingError/cancelled(progress:)``.
  ///
  /// Before the build nothing changes on screen; during it, the movement in hand is finished and the
  /// rest left. A finished navigation is not changed.
  public func cancel() { onCancel?() }

  /// Says that the completion is being called; for routers that do not pass the request on.
  public func finish() {
    isFinished = true
    onCancel = nil
  }
}

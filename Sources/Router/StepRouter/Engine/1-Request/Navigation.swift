import PortableUIKit

/// A navigation that was asked for, so that you can cancel it.
///
/// ```swift
/// let navigation = router.navigate(to: bag)
/// cancelButton.onTap = { navigation.cancel() }
/// ```
///
/// You need not keep it: a navigation goes on without it.
@MainActor
public final class Navigation {
  @exclusivity(unchecked) private var onCancel: (@MainActor () -> Void)?
  /// The navigation itself, until it has finished.
  @exclusivity(unchecked) var run: NavigationRun?

  /// The handle on every navigation that had nothing to do.
  static let finished = {
    let navigation = Navigation()
    navigation.finish()
    return navigation
  }()

  /// Whether the completion has been called, or is just being called.
  @exclusivity(unchecked) public private(set) var isFinished = false

  /// A navigation that `onCancel` cancels; for routers that do not pass the request on.
  public init(onCancel: (@MainActor () -> Void)? = nil) { self.onCancel = onCancel }

  /// Ends the navigation with ``RoutingError/cancelled(progress:)``.
  ///
  /// Before anything has moved, nothing changes on screen. Later the current movement is finished
  /// and the rest left out. A navigation that has finished does not change.
  public func cancel() {
    run?.cancel()
    onCancel?()
  }

  /// Says that the completion is being called; for routers that do not pass the request on.
  public func finish() {
    isFinished = true
    run = nil
    onCancel = nil
  }
}

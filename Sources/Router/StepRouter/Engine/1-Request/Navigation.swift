import PortableUIKit

/// A handle to a navigation, which lets you cancel it.
///
/// ```swift
/// let navigation = router.navigate(to: bag)
/// cancelButton.onTap = { navigation.cancel() }
/// ```
///
/// You don't have to keep it: the navigation continues without it.
@MainActor
public final class Navigation {
  @exclusivity(unchecked) private var onCancel: (@MainActor () -> Void)?
  /// The navigation itself, until it has finished.
  @exclusivity(unchecked) var run: NavigationRun?

  /// The shared handle of navigations that had nothing to do.
  static let finished = {
    let navigation = Navigation()
    navigation.finish()
    return navigation
  }()

  /// True if the router has called the completion, or is calling it now.
  @exclusivity(unchecked) public private(set) var isFinished = false

  /// Creates a navigation for a router that doesn't pass the request on. `cancel()` runs
  /// `onCancel`.
  public init(onCancel: (@MainActor () -> Void)? = nil) { self.onCancel = onCancel }

  /// Ends the navigation with ``RoutingError/cancelled(progress:)``.
  ///
  /// If nothing has moved yet, the screen stays unchanged. Otherwise the current movement finishes,
  /// and the router skips the rest. If the navigation has already finished, this does nothing.
  public func cancel() {
    run?.cancel()
    onCancel?()
  }

  /// Marks the navigation as finished. A router that doesn't pass the request on calls this right
  /// before it calls the completion.
  public func finish() {
    isFinished = true
    run = nil
    onCancel = nil
  }
}

import PortableUIKit
import StepRouter

extension Router {
  /// Performs a transition from its source to its destination.
  ///
  /// ```swift
  /// router.perform(detail.with(.present())) { result in
  ///   if case .failure(let error) = result { log(error) }
  /// }
  /// ```
  ///
  /// This is a navigation like any other: it waits its turn, dismisses everything above the source,
  /// and calls `completion` once, whichever presentation it uses. The outcome's view controller is
  /// the destination, or the screen that a dismissal returns to.
  @discardableResult
  public func perform(
    _ transition: ScreenTransition, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void)? =
      nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    navigate(
      to: transition.target, animated: animated && transition.isAnimated, completion: completion,
      fileID: fileID, line: line)
  }

  /// Performs a transition, and returns the destination or the screen that a dismissal returns to.
  /// Throws if the navigation fails.
  ///
  /// ```swift
  /// let screen = try await router.perform(detail)
  /// ```
  @discardableResult
  public func perform(
    _ transition: ScreenTransition, animated: Bool = true, fileID: String = #fileID,
    line: UInt = #line
  ) async throws(RoutingError) -> UIViewController {
    try await navigate(
      to: transition.target, animated: animated && transition.isAnimated, fileID: fileID,
      line: line)
  }
}

extension ScreenTransition {
  fileprivate var isAnimated: Bool { intent.presentation?.animated ?? true }
}

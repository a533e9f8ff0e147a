import PortableUIKit
import StepRouter

extension Router {
  /// Goes the way that a transition describes.
  ///
  /// ```swift
  /// router.perform(detail.with(.present())) { result in … }
  /// ```
  ///
  /// It is a navigation like any other: it takes its turn, what lies on the source is dismissed,
  /// and `completion` is called once, whatever the presentation. The outcome's view controller is the
  /// destination, or what a dismissal returns to.
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

  /// Goes the way that a transition describes, and returns the destination, or what a dismissal
  /// returns to.
  ///
  /// ```swift
  /// let detail = try await router.perform(transition)
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

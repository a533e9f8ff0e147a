import PortableUIKit
import StepRouter

extension Router {
  /// Goes where the URL leads, as after a tap: through the same interceptors, and from any screen.
  ///
  /// ```swift
  /// try router.open(url, using: links, completion: nil)
  /// ```
  ///
  /// Returns false, and does nothing, if the URL isn't the app's own. Throws if it's the app's own
  /// but leads nowhere. In both cases the completion doesn't run; otherwise it gets the
  /// navigation's result.
  @discardableResult
  public func open(
    _ url: URL, using links: LinkMap, animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void)?,
    fileID: String = #fileID, line: UInt = #line
  ) throws(LinkError) -> Bool {
    guard let target = try links.target(for: url) else { return false }
    navigate(to: target, animated: animated, completion: completion, fileID: fileID, line: line)
    return true
  }

  /// Goes where the URL leads, and returns when its screen is there.
  ///
  /// ```swift
  /// if try await !router.open(url, using: links) { await UIApplication.shared.open(url) }
  /// ```
  ///
  /// Returns false if the URL isn't the app's own. Throws a ``LinkError`` if it leads nowhere, or a
  /// `RoutingError` if the navigation fails.
  @discardableResult
  public func open(
    _ url: URL, using links: LinkMap, animated: Bool = true, fileID: String = #fileID,
    line: UInt = #line
  ) async throws -> Bool {
    guard let target = try links.target(for: url) else { return false }
    try await navigate(to: target, animated: animated, fileID: fileID, line: line)
    return true
  }
}

import PortableUIKit
import StepRouter

extension Router {
  /// Goes where the URL leads, as by a tap: through the same interceptors, from wherever the user
  /// is.
  ///
  /// ```swift
  /// try router.open(url, using: links, completion: nil)
  /// ```
  ///
  /// Returns false, and does nothing, for a URL that is not the app's own. One that is and leads
  /// nowhere throws; how the navigation ended is told to the completion.
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

  /// Goes where the URL leads, and returns when it is there.
  ///
  /// ```swift
  /// if try await !router.open(url, using: links) { await UIApplication.shared.open(url) }
  /// ```
  ///
  /// Returns false for a URL that is not the app's own. Throws a ``LinkError`` where the URL leads
  /// nowhere, a `RoutingError` where the navigation fails.
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

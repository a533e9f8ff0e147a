/// A failed attempt to show a path, with the path that is on screen instead.
///
/// ```swift
/// func report(_ failure: PathFailure<ShopScreen>) {
///   if failure.wanted.contains(.settings) { log(failure.error) }
/// }
/// ```
public struct PathFailure<Element: PathElement>: Error {
  /// The path on screen. The driver has also written it to the model, unless a newer path was
  /// waiting.
  public let shown: [Element]
  /// The path that failed.
  public let wanted: [Element]
  /// The router's `RoutingError`, or a ``RouteError``.
  public let error: any Error
}

import PortableUIKit

/// Brings a destination on screen, wherever the user is.
///
/// Apps use ``DefaultRouter``. Conform to this protocol for a router that decorates another, for
/// example one that records what was asked for:
///
/// ```swift
/// struct RecordingRouter: Router {
///   let router: any Router
///   let record: (CodeLocation) -> Void
///
///   func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
///     record(request.origin)
///     return router.perform(request)
///   }
/// }
/// ```
@MainActor
public protocol Router {
  /// Carries the request out. It calls `request.completion` exactly once, whatever happens.
  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation
}

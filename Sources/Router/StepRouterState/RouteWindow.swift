import PortableUIKit
import StepRouter
import StepRouterLinks

/// The window whose routes a presenter reads, which must be the router's window.
@MainActor
struct RouteWindow {
  private let own: (any WindowProvider)?
  private let routers: (any WindowProvider)?

  init(_ provider: (any WindowProvider)?, of router: any Router) {
    own = provider
    routers = (router as? any RouterInWindow)?.knownWindowProvider
  }

  /// The window; nil if there is none, or if the router works in another one.
  var window: UIWindow? { try? checked() }

  func checked() throws(RouteError) -> UIWindow {
    let known = routers?.window
    let read = (own ?? routers ?? KeyWindowProvider()).window
    if let known, read !== known { throw .otherWindow }
    guard let read, read.rootViewController != nil else { throw .noWindow }
    return read
  }

  /// Throws if the router that is currently navigating works in another window. A custom router
  /// doesn't reveal its window any earlier.
  func checkAskingRouter() throws(RouteError) {
    let read = (own ?? routers ?? KeyWindowProvider()).window
    if RouterWindowProvider().window !== read { throw .otherWindow }
  }
}

import PortableUIKit
import StepRouter
import StepRouterLinks

/// The window whose routes a presenter reads, which has to be its router's.
@MainActor
struct RouteWindow {
  private let own: (any WindowProvider)?
  private let routers: (any WindowProvider)?

  init(_ provider: (any WindowProvider)?, of router: any Router) {
    own = provider
    routers = (router as? any RouterInWindow)?.knownWindowProvider
  }

  /// Nil where there is none, and where the router works in another one.
  var window: UIWindow? { try? checked() }

  func checked() throws(RouteError) -> UIWindow {
    let known = routers?.window
    let read = (own ?? routers ?? KeyWindowProvider()).window
    if let known, read !== known { throw .otherWindow }
    guard let read, read.rootViewController != nil else { throw .noWindow }
    return read
  }

  /// Throws where the router that is just asking works in another window. A router of the app's own
  /// does not tell before.
  func checkAskingRouter() throws(RouteError) {
    let read = (own ?? routers ?? KeyWindowProvider()).window
    if RouterWindowProvider().window !== read { throw .otherWindow }
  }
}

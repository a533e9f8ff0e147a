import PortableSwiftUI
import PortableUIKit
import StepRouter

/// The router of the views in a host: which one, it decides when it is asked, since a host may go
/// from window to window.
struct HostRouter: RouterDecorator {
  let place: HostPlace

  var router: any Router {
    place.router ?? place.window?.routerOfViews
      ?? DefaultRouter(windowProvider: CustomWindowProvider { [weak place] in place?.window })
  }

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    router.perform(request)
  }
}

extension UIWindow {
  private static let routers = AttachedValue<any Router>()

  /// The router that views on screens of this window find in their environment. If it is nil, they
  /// find a `DefaultRouter` of the window.
  ///
  /// ```swift
  /// window.routerOfViews = router
  /// ```
  ///
  /// Set it where the app's router does more than a plain one: asks interceptors, has observers. The
  /// window keeps it, so its window provider should hold the window weakly.
  public var routerOfViews: (any Router)? {
    get { Self.routers[self] }
    set { Self.routers[self] = newValue }
  }
}

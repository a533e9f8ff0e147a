import PortableSwiftUI
import PortableUIKit
import StepRouter

/// The router for the views in a host. It looks up the actual router for each call, because the
/// host may move to another window.
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

  /// The router in the environment of views on this window's screens. If it is nil, they get a
  /// `DefaultRouter` for the window.
  ///
  /// ```swift
  /// window.routerOfViews = router
  /// ```
  ///
  /// Set it if your app's router does more than a plain one, such as running interceptors or
  /// informing observers. The window retains the router, so the router's window provider should
  /// hold the window weakly.
  public var routerOfViews: (any Router)? {
    get { Self.routers[self] }
    set { Self.routers[self] = newValue }
  }
}

import PortableSwiftUI
import PortableUIKit
import StepRouter

/// The view controller that a ``HostingControllerFactory`` builds for a view.
///
/// ```swift
/// ClassFinder<HostingScreen<ProductView>, Product.ID>(options: .currentVisibleOnly)
/// ```
///
/// Its type contains the view's type, so finders can tell the hosts of different views apart.
public typealias HostingScreen<Content: View> = UIHostingController<RoutedView<Content>>

extension UIHostingController {
  /// Creates a host for a view without a factory, such as a tab or a root.
  ///
  /// ```swift
  /// let account = HostingScreen(showing: AccountView())
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - router: The router in the view's environment. If nil, the view gets the router of the
  ///     host's window; see `UIWindow.routerOfViews`.
  public convenience init<Screen: View>(showing view: Screen, router: (any Router)? = nil)
  where Content == RoutedView<Screen> {
    self.init(showing: view, in: HostPlace(router: router))
  }

  convenience init<Screen: View>(showing view: Screen, in place: HostPlace)
  where Content == RoutedView<Screen> {
    self.init(rootView: RoutedView(content: view, place: place))
    place.host = self
  }
}

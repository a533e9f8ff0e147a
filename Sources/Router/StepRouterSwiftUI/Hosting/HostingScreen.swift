import PortableSwiftUI
import PortableUIKit
import StepRouter

/// The view controller that a ``HostingControllerFactory`` builds for a view.
///
/// ```swift
/// ClassFinder<HostingScreen<ProductView>, Product.ID>(options: .currentVisibleOnly)
/// ```
///
/// Its name is that of the view, so that finders tell the hosts of different views apart.
public typealias HostingScreen<Content: View> = UIHostingController<RoutedView<Content>>

extension UIHostingController {
  /// A host for a view that is not built by a factory: a tab, or a root.
  ///
  /// ```swift
  /// let account = HostingScreen(showing: AccountView())
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - router: The router in the view's environment. If it is nil, that is the one of the window
  ///     in which the host is; see `UIWindow.routerOfViews`.
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

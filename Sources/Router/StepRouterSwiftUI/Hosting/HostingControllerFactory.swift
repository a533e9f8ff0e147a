import PortableSwiftUI
import PortableUIKit
import StepRouter

/// Builds a host for a SwiftUI view.
///
/// ```swift
/// let product = StepAssembly(
///   finder: HostingControllerWithContextFinder<ProductView, Product.ID>(),
///   factory: HostingControllerFactory { (id: Product.ID) in ProductView(id: id) }
/// )
/// .adding(HostingContextTask())
/// .using(.push())
/// .from(NavigationControllerStep())
/// .using(.present())
/// .from(.current)
/// .assemble()
/// ```
///
/// The view finds the router in its environment, as `\.router`, and its own screen, as `\.screen`.
@MainActor
public struct HostingControllerFactory<Content: View, Context>: Factory {
  private let router: (any Router)?
  private let maker: ViewMaker<Content, Context>

  /// Creates a factory whose closure makes the view from a context.
  ///
  /// - Parameters:
  ///   - router: The router in the view's environment. If nil, the view gets the router of the
  ///     host's window; see `UIWindow.routerOfViews`.
  ///   - make: Makes the view. An error ends the navigation.
  public init(
    router: (any Router)? = nil, _ make: @escaping @MainActor (Context) throws -> Content
  ) {
    self.router = router
    maker = ViewMaker(make)
  }

  /// Creates a factory whose closure makes the view without a context.
  public init(router: (any Router)? = nil, _ make: @escaping @MainActor () throws -> Content)
  where Context == Void {
    self.init(router: router) { (_: Void) in try make() }
  }

  /// Makes the view for the context, and a host that remembers the context.
  public func build(with context: Context) throws -> HostingScreen<Content> {
    let place = HostPlace(router: router)
    place.remember(context, by: maker)
    return HostingScreen(showing: try maker.make(context), in: place)
  }
}

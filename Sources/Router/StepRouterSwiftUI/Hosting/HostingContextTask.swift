import PortableSwiftUI
import PortableUIKit
import StepRouter

/// Gives a host the view of the context that a navigation brings, as `ContextSettingTask` gives
/// a view controller its context.
///
/// ```swift
/// StepAssembly(
///   finder: HostingControllerFinder<ProductView, Product.ID>(),
///   factory: HostingControllerFactory { (id: Product.ID) in ProductView(id: id) }
/// )
/// .adding(HostingContextTask())
/// ```
///
/// A host that was made by hand stays as it is if its ``ContextCheckingView`` shows the context.
///
/// The `@State` of the view stays: to SwiftUI it is the same view with other properties. Use
/// `onChange(of:)` where the view has to do something about another context.
@MainActor
public struct HostingContextTask<Content: View, Context>: ContextTask {
  /// The host was not built by a factory that takes such a context.
  public struct UnknownView: Error, CustomStringConvertible {
    /// The type of the view.
    public let view: TypeName
    /// The type of the context.
    public let context: TypeName
    /// What to do about it.
    public var description: String {
      "The host of \(view) was not built by a HostingControllerFactory that takes \(context). "
        + "Give the HostingContextTask a closure that makes the view."
    }
  }

  private let maker: ViewMaker<Content, Context>?

  /// Shows the view that the host's factory makes of the context.
  public init() { maker = nil }

  /// Shows the view that the closure makes of the context, in a host built by anybody.
  public init(_ make: @escaping @MainActor (Context) throws -> Content) {
    maker = ViewMaker(make)
  }

  /// Replaces the host's view.
  public func perform(on viewController: HostingScreen<Content>, with context: Context) throws {
    let place = viewController.rootView.place
    guard let maker = maker ?? place.maker as? ViewMaker<Content, Context> else {
      if let view = viewController.rootView.content as? any ContextCheckingView,
        view.shows(context)
      {
        return
      }
      throw UnknownView(view: TypeName(Content.self), context: TypeName(Context.self))
    }
    viewController.rootView = RoutedView(content: try maker.make(context), place: place)
    place.remember(context, by: maker)
  }
}

extension ContextCheckingView {
  fileprivate func shows(_ context: Any) -> Bool {
    (context as? Context).map { isTarget(for: $0) } ?? false
  }
}

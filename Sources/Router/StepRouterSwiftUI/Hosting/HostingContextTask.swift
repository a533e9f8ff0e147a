import PortableSwiftUI
import PortableUIKit
import StepRouter

/// Updates a host's view with the context of a navigation, like `ContextSettingTask` for view
/// controllers.
///
/// ```swift
/// StepAssembly(
///   finder: HostingControllerFinder<ProductView, Product.ID>(),
///   factory: HostingControllerFactory { (id: Product.ID) in ProductView(id: id) }
/// )
/// .adding(HostingContextTask())
/// ```
///
/// A host that you created yourself stays as it is if its ``ContextCheckingView`` shows the
/// context.
///
/// The view keeps its `@State`: to SwiftUI it's the same view with other properties. Use
/// `onChange(of:)` if the view has to react to another context.
@MainActor
public struct HostingContextTask<Content: View, Context>: ContextTask {
  /// The error for a host that wasn't built by a factory with this context type.
  public struct UnknownView: Error, CustomStringConvertible {
    /// The type of the view.
    public let view: TypeName
    /// The type of the context.
    public let context: TypeName
    /// A message that says how to fix it.
    public var description: String {
      "The host of \(view) was not built by a HostingControllerFactory that takes \(context). "
        + "Give the HostingContextTask a closure that makes the view."
    }
  }

  private let maker: ViewMaker<Content, Context>?

  /// Creates a task that makes the view with the host's factory.
  public init() { maker = nil }

  /// Creates a task that makes the view with a closure, for a host of any origin.
  public init(_ make: @escaping @MainActor (Context) throws -> Content) {
    maker = ViewMaker(make)
  }

  /// Replaces the host's view. Throws ``UnknownView`` if nothing can make a view for the context.
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

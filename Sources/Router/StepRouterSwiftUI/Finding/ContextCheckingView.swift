import PortableSwiftUI
import PortableUIKit
import StepRouter

/// A view that can tell whether it shows a certain context, like `ContextChecking` for view
/// controllers.
///
/// ```swift
/// extension ProductView: ContextCheckingView {
///   func isTarget(for id: Product.ID) -> Bool { self.id == id }
/// }
/// ```
///
/// Finders ask it outside of its body, so only the view's own properties count, not its `@State`.
/// The view's host conforms to `ContextChecking`.
@MainActor
public protocol ContextCheckingView<Context>: View {
  /// The type of the data that a navigation passes to the screen, such as an id.
  associatedtype Context

  /// Returns true if this view shows the context.
  func isTarget(for context: Context) -> Bool
}

extension RoutedView: ContextCheckingView where Content: ContextCheckingView {
  /// Returns true if the app's view shows the context.
  public func isTarget(for context: Content.Context) -> Bool { content.isTarget(for: context) }
}

extension UIHostingController: ContextChecking where Content: ContextCheckingView {
  /// Returns true if the host's view shows the context.
  public func isTarget(for context: Content.Context) -> Bool { rootView.isTarget(for: context) }
}

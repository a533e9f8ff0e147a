import PortableSwiftUI
import PortableUIKit
import StepRouter

/// A view that can tell whether it shows a certain context, as `ContextChecking` is for view
/// controllers.
///
/// ```swift
/// extension ProductView: ContextCheckingView {
///   func isTarget(for id: Product.ID) -> Bool { self.id == id }
/// }
/// ```
///
/// It is asked outside of its body, so only its own properties count, and not its `@State`. Its host
/// is `ContextChecking`.
@MainActor
public protocol ContextCheckingView<Context>: View {
  /// What a navigation passes to the screen, such as an id.
  associatedtype Context

  /// Whether this view shows the context.
  func isTarget(for context: Context) -> Bool
}

extension RoutedView: ContextCheckingView where Content: ContextCheckingView {
  /// Whether the app's view shows the context.
  public func isTarget(for context: Content.Context) -> Bool { content.isTarget(for: context) }
}

extension UIHostingController: ContextChecking where Content: ContextCheckingView {
  /// Whether its view shows the context.
  public func isTarget(for context: Content.Context) -> Bool { rootView.isTarget(for: context) }
}

import PortableSwiftUI
import StepRouter

/// A screen's view, with the router and the screen itself in its environment.
///
/// ```swift
/// let host: UIHostingController<RoutedView<ProductView>> =
///   HostingScreen(showing: ProductView(id: 42))
/// ```
///
/// The type of a view with modifiers is hard to spell. This type has a name, so the class of its
/// host has one too: ``HostingScreen``.
public struct RoutedView<Content: View>: View {
  /// The app's view.
  public let content: Content
  let place: HostPlace

  /// The app's view, with its environment.
  public var body: some View {
    content
      .environment(\.router, HostRouter(place: place))
      .environment(\.screen, HostedScreen(place: place))
  }
}

/// Identifies the hosts whose root view is a ``RoutedView``.
///
/// ```swift
/// func isRouted<Content: RoutedContent>(_ host: UIHostingController<Content>) -> Bool { true }
/// ```
///
/// Only ``RoutedView`` conforms to it.
@MainActor
public protocol RoutedContent {}

extension RoutedView: RoutedContent {}

/// A root view of any content type that knows the place of its host.
@MainActor protocol PlacedView {
  var place: HostPlace { get }
}

extension RoutedView: PlacedView {}

extension UIHostingController: RoutingInterceptable where Content: RoutedContent {
  /// Whether all views inside agree to go; see `canBeDismissed(_:)`.
  public var canBeDismissed: Bool {
    (rootView as? any PlacedView)?.place.canBeDismissed ?? true
  }
}

extension UIHostingController: AsyncRoutingInterceptable where Content: RoutedContent {
  /// Asks the views inside that refuse; see `canBeDismissed(_:asking:)`.
  public func canBeDismissed(for reason: LeaveReason) async -> Bool {
    await (rootView as? any PlacedView)?.place.ask(for: reason) ?? true
  }
}

extension UIHostingController: OccasionallyAsking where Content: RoutedContent {
  package var hasQuestion: Bool { (rootView as? any PlacedView)?.place.hasQuestion ?? false }
}

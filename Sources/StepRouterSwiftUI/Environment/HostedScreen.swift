import PortableSwiftUI
import PortableUIKit
import StepRouter

/// The screen that a view is on.
///
/// ```swift
/// struct CloseButton: View {
///   @Environment(\.screen) private var screen
///
///   var body: some View {
///     Button("Close") { screen.close() }
///   }
/// }
/// ```
///
/// Views in a sheet or in a `NavigationStack` of SwiftUI's are on the screen that hosts these.
@MainActor public struct HostedScreen {
  let place: HostPlace?

  nonisolated init(place: HostPlace?) { self.place = place }

  /// The screen's view controller; nil for a view that is on no ``HostingScreen``, and after the
  /// screen has gone.
  public var viewController: UIViewController? { place?.host }

  /// What the last navigation to this screen has brought; nil where that is of another type, and
  /// where nobody has navigated here.
  ///
  /// ```swift
  /// let id = screen.context(as: Product.ID.self)
  /// ```
  ///
  /// A navigation that has found the screen counts if its step has a ``HostingContextTask``.
  public func context<Context>(as type: Context.Type) -> Context? { place?.context as? Context }
}

extension EnvironmentValues {
  private struct ScreenKey: EnvironmentKey {
    static var defaultValue: HostedScreen { HostedScreen(place: nil) }
  }

  /// The screen that a view is on.
  public internal(set) var screen: HostedScreen {
    get { self[ScreenKey.self] }
    set { self[ScreenKey.self] = newValue }
  }
}

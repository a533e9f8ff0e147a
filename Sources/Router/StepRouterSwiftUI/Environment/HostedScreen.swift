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
@MainActor
public struct HostedScreen {
  let place: HostPlace?

  nonisolated init(place: HostPlace?) { self.place = place }

  /// The screen's view controller; nil for a view that is on no ``HostingScreen``, and after the
  /// screen has gone.
  public var viewController: UIViewController? { place?.host }

  /// What the last navigation to this screen has brought; nil where that is of another type, and
  /// where nobody has navigated here.
  ///
  /// ```swift
  /// func isShowing(_ id: Product.ID, on screen: HostedScreen) -> Bool {
  ///   screen.context(as: Product.ID.self) == id
  /// }
  /// ```
  ///
  /// A navigation that has found the screen counts if its step has a ``HostingContextTask``.
  public func context<Context>(as type: Context.Type) -> Context? { place?.context as? Context }

  /// Closes the screen, as `Router.close` does it.
  ///
  /// ```swift
  /// func closeButton(of screen: HostedScreen) -> some View {
  ///   Button("Close") { screen.close() }
  /// }
  /// ```
  ///
  /// What SwiftUI has presented on the screen goes with it. From a view that is on no
  /// ``HostingScreen`` there is nothing to close, and no router: `completion` is told so.
  @discardableResult
  public func close(
    animated: Bool = true,
    completion: (@MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void)? =
      nil,
    fileID: String = #fileID, line: UInt = #line
  ) -> Navigation {
    router.close(
      closed, animated: animated, completion: completion, fileID: fileID, line: line)
  }

  /// Closes the screen and returns the view controller that the user then sees.
  ///
  /// ```swift
  /// func leave(_ screen: HostedScreen) async throws {
  ///   try await screen.close()
  /// }
  /// ```
  @discardableResult
  public func close(
    animated: Bool = true, fileID: String = #fileID, line: UInt = #line
  ) async throws(RoutingError) -> UIViewController {
    try await router.close(closed, animated: animated, fileID: fileID, line: line)
  }

  private var router: any Router { place.map(HostRouter.init) ?? MissingRouter() }

  /// What is to be closed. A view controller that is nowhere is closed already.
  private var closed: UIViewController { viewController ?? UIViewController() }
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

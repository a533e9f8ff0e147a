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
/// Views in a SwiftUI sheet or `NavigationStack` are on the screen that hosts the sheet or stack.
@MainActor
public struct HostedScreen {
  let place: HostPlace?

  nonisolated init(place: HostPlace?) { self.place = place }

  /// The screen's view controller; nil for a view outside any ``HostingScreen``, and after the
  /// screen has gone.
  public var viewController: UIViewController? { place?.host }

  /// Returns the context of the last navigation to this screen; nil if it has another type, or if
  /// no navigation has led here.
  ///
  /// ```swift
  /// func isShowing(_ id: Product.ID, on screen: HostedScreen) -> Bool {
  ///   screen.context(as: Product.ID.self) == id
  /// }
  /// ```
  ///
  /// A navigation that finds the screen instead of building it counts only if its step has a
  /// ``HostingContextTask``.
  public func context<Context>(as type: Context.Type) -> Context? { place?.context as? Context }

  /// Closes the screen with `Router.close`.
  ///
  /// ```swift
  /// func closeButton(of screen: HostedScreen) -> some View {
  ///   Button("Close") { screen.close() }
  /// }
  /// ```
  ///
  /// Anything that SwiftUI has presented on the screen goes with it. From a view outside any
  /// ``HostingScreen`` there is nothing to close and no router: `completion` gets the error.
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

  /// Closes the screen and returns the view controller that the user sees afterward. Throws a
  /// `RoutingError` if the closing fails, for example because the screen refuses to go.
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

  /// The view controller to close. If it's gone, this is a placeholder, which the router takes for
  /// a screen that's closed already.
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

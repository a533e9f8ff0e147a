import PortableUIKit

/// The bases that end a chain: the window's root, the topmost view controller, or a view controller
/// that a finder finds.
///
/// ```swift
/// .from(GeneralStep.current())
///
/// .from(.current)               // the same
///
/// .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
/// ```
///
/// A base can be a destination too: `router.navigate(to: GeneralStep.custom(using: finder))` brings
/// the finder's view controller to the front and dismisses the screens that cover it.
@MainActor
public enum GeneralStep {
  /// The window's root view controller.
  ///
  /// If the window has none, the navigation ends with ``RoutingError/startNotFound(_:reason:)``.
  public static func root<Context>(
    fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<UIViewController, Context> {
    DestinationStep(
      start: WindowStart(position: .root, location: CodeLocation(fileID: fileID, line: line)))
  }

  /// The topmost presented view controller, or the root if nothing is presented.
  ///
  /// Alerts, action sheets, search controllers and context menus don't count; the router dismisses
  /// them like anything else above the start. A view controller that UIKit is dismissing doesn't
  /// count either.
  public static func current<Context>(
    fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<UIViewController, Context> {
    DestinationStep(
      start: WindowStart(position: .topmost, location: CodeLocation(fileID: fileID, line: line)))
  }

  /// The view controller that the finder finds.
  ///
  /// If it finds none, the navigation ends with ``RoutingError/startNotFound(_:reason:)``.
  public static func custom<Screen, Context>(
    using finder: some Finder<Screen, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    DestinationStep(start: FoundStart(finder: finder, fileID: fileID, line: line))
  }
}

extension DestinationStep where Screen == UIViewController {
  /// The window's root view controller: ``GeneralStep/root(fileID:line:)``.
  public static var root: Self {
    Self(start: WindowStart(position: .root, location: CodeLocation(), isShorthand: true))
  }

  /// The topmost view controller: ``GeneralStep/current(fileID:line:)``.
  public static var current: Self {
    Self(start: WindowStart(position: .topmost, location: CodeLocation(), isShorthand: true))
  }
}

extension DestinationStep {
  init(start: some StartStep<Context>) {
    self.init(chain: start, reference: start.reference)
  }
}

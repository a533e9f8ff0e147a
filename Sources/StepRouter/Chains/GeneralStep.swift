import PortableUIKit

/// The bases on which chains stand: the window's root, what the user sees now, or what a finder
/// finds.
///
/// ```swift
/// .from(GeneralStep.current())
/// .from(.current)               // the same
/// .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()))
/// ```
///
/// A base can be a destination too: `router.navigate(to: GeneralStep.custom(using: finder))` brings
/// what is found to the front and dismisses what covers it.
@MainActor
public enum GeneralStep {
  /// The window's root view controller.
  ///
  /// The navigation ends with ``RoutingError/startNotFound(_:reason:)`` where there is none.
  public static func root<Context>(
    fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<UIViewController, Context> {
    DestinationStep(
      start: WindowStart(position: .root, location: CodeLocation(fileID: fileID, line: line)))
  }

  /// The topmost presented view controller, or the root.
  ///
  /// Alerts, action sheets and search controllers are passed over; they are dismissed like anything
  /// else above the start. What is just being dismissed is not there any more.
  public static func current<Context>(
    fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<UIViewController, Context> {
    DestinationStep(
      start: WindowStart(position: .topmost, location: CodeLocation(fileID: fileID, line: line)))
  }

  /// The view controller that the finder finds.
  ///
  /// The navigation ends with ``RoutingError/startNotFound(_:reason:)`` where it finds none.
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

  /// What the user sees now: ``GeneralStep/current(fileID:line:)``.
  public static var current: Self {
    Self(start: WindowStart(position: .topmost, location: CodeLocation(), isShorthand: true))
  }
}

extension DestinationStep {
  init(start: StartStep<Context>) {
    self.init(chain: start, reference: start.reference)
  }
}

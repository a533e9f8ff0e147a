import PortableUIKit
import StepRouter

/// Passes data from one screen to another, so that neither has to know the other.
///
/// ```swift
/// struct SelectionMediator: Mediator {
///   func mediate(from list: ListViewController, to detail: DetailViewController) {
///     detail.item = list.selectedItem
///   }
/// }
/// ```
@MainActor
public protocol Mediator<Source, Destination> {
  /// The class of the screen that the transition starts from.
  associatedtype Source: UIViewController
  /// The class of the screen that the transition leads to.
  associatedtype Destination: UIViewController

  /// Passes the data before the destination appears. An error ends the navigation.
  func mediate(from source: Source, to destination: Destination) throws
}

extension ScreenTransition {
  /// A way to pass data from the source to the destination.
  ///
  /// ```swift
  /// let selection: ScreenTransition.Mediation = .mediator(SelectionMediator())
  /// let selectionByClosure: ScreenTransition.Mediation =
  ///   .method { (list: ListViewController, detail: DetailViewController) in
  ///     detail.item = list.selectedItem
  ///   }
  /// ```
  ///
  /// If a screen isn't of the mediation's class, the navigation ends with
  /// `RoutingError.taskFailed`.
  @MainActor
  public struct Mediation {
    let mediate:
      @MainActor (_ source: UIViewController, _ destination: UIViewController) throws ->
        Void

    /// Passes the data with a mediator.
    public static func mediator<Source, Destination>(
      _ mediator: some Mediator<Source, Destination>
    ) -> Mediation {
      method { (source: Source, destination: Destination) in
        try mediator.mediate(from: source, to: destination)
      }
    }

    /// Passes the data with a closure.
    public static func method<Source: UIViewController, Destination: UIViewController>(
      _ mediate: @escaping @MainActor (Source, Destination) throws -> Void
    ) -> Mediation {
      Mediation { source, destination in
        try mediate(.expected(source, as: "source"), .expected(destination, as: "destination"))
      }
    }
  }
}

/// The error if a transition's screen isn't of the class that its mediation or presentation
/// expects.
struct TransitionMismatch: Error, CustomStringConvertible {
  let end: String
  let expected: TypeName
  let found: ViewControllerReference

  var description: String { "the transition's \(end) is \(found), but should be \(expected)" }
}

extension UIViewController {
  static func expected(_ viewController: UIViewController, as end: String) throws -> Self {
    if let expected = viewController as? Self { return expected }
    throw TransitionMismatch(
      end: end, expected: TypeName(Self.self), found: ViewControllerReference(viewController))
  }
}

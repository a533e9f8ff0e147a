import PortableUIKit
import StepRouter

/// Shows one screen from another in a custom way.
///
/// ```swift
/// struct SidebarPresenter: Presenter {
///   func present(
///     _ page: UIViewController, from sidebar: SidebarViewController, animated: Bool,
///     completion: @escaping @MainActor (RoutingResult) -> Void
///   ) {
///     sidebar.selectedPage = page
///     completion(.success)
///   }
/// }
/// ```
@MainActor
public protocol Presenter<Source, Destination> {
  /// The class of the screen that the transition starts from.
  associatedtype Source: UIViewController
  /// The class of the screen that the transition leads to.
  associatedtype Destination: UIViewController

  /// Shows the destination and calls `completion` once when the movement has ended.
  func present(
    _ destination: Destination, from source: Source, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension ScreenTransition {
  /// A way to show the destination.
  ///
  /// ```swift
  /// let presentations: [ScreenTransition.Presentation] = [
  ///   .show, .present(animated: false), .action(.pushAsRoot()), .dismiss(),
  /// ]
  /// ```
  @MainActor
  public struct Presentation {
    let manner: Manner
    var animated = true

    enum Manner {
      case action(any Action)
      case dismissal
    }

    /// A closure that shows the destination and calls `completion` once when the movement has
    /// ended.
    public typealias Method<Source, Destination> =
      @MainActor (
        _ source: Source, _ destination: Destination, _ animated: Bool,
        _ completion: @escaping @MainActor (RoutingResult) -> Void
      ) -> Void

    /// Calls the source's `show(_:sender:)`, which pushes in a stack and otherwise presents.
    public static var show: Presentation {
      shown { source, destination in source.show(destination, sender: source) }
    }

    /// Calls the source's `showDetailViewController(_:sender:)`.
    public static var showDetail: Presentation {
      shown { source, destination in
        source.showDetailViewController(destination, sender: source)
      }
    }

    /// Presents the destination from the source.
    public static func present(animated: Bool = true) -> Presentation {
      Presentation(manner: .action(PresentAction.present()), animated: animated)
    }

    /// Dismisses as the source's `dismiss` does: the screen that the source presents, otherwise the
    /// source itself.
    ///
    /// The router builds no destination, so a mediation can pass data only to a view controller
    /// that you supply. Before the mediation, the router asks the screens that would go for
    /// permission. If there is nothing to dismiss, the navigation fails.
    public static func dismiss(animated: Bool = true) -> Presentation {
      Presentation(manner: .dismissal, animated: animated)
    }

    /// Shows the destination with a presenter.
    public static func presenter<Source, Destination>(
      _ presenter: some Presenter<Source, Destination>
    ) -> Presentation {
      method { (source: Source, destination: Destination, animated, completion) in
        presenter.present(destination, from: source, animated: animated, completion: completion)
      }
    }

    /// Shows the destination with a closure.
    public static func method<Source: UIViewController, Destination: UIViewController>(
      _ present: @escaping Method<Source, Destination>
    ) -> Presentation {
      let action = InlineAction<UIViewController> { destination, source, animated, completion in
        do {
          present(
            try .expected(source, as: "source"), try .expected(destination, as: "destination"),
            animated, completion)
        } catch {
          completion(.failure(error))
        }
      }
      return Presentation(manner: .action(action))
    }

    /// Shows the destination with an action, as in a chain: the host is the source if it is of the
    /// action's class, otherwise its nearest ancestor of that class.
    public static func action(_ action: some Action) -> Presentation {
      Presentation(manner: .action(action))
    }

    static func shown(
      by show: @escaping @MainActor (UIViewController, UIViewController) -> Void
    ) -> Presentation {
      Presentation(manner: .action(ShowAction(show: show)))
    }
  }
}

import PortableUIKit
import StepRouter

/// Shows one screen from another in a way of the app's own.
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
  /// The class of the screen that asks.
  associatedtype Source: UIViewController
  /// The class of the screen that is wanted.
  associatedtype Destination: UIViewController

  /// Shows the destination and calls `completion` once when the movement has ended.
  func present(
    _ destination: Destination, from source: Source, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension ScreenTransition {
  /// What shows the destination.
  ///
  /// ```swift
  /// with: .show
  /// with: .present(animated: false)
  /// with: .action(.push())
  /// with: .dismiss()
  /// ```
  @MainActor
  public struct Presentation {
    let manner: Manner
    var animated = true

    enum Manner {
      case action(any Action)
      case dismissal
    }

    /// How an app's closure shows; it calls `completion` once when the movement has ended.
    public typealias Method<Source, Destination> =
      @MainActor (
        _ source: Source, _ destination: Destination, _ animated: Bool,
        _ completion: @escaping @MainActor (RoutingResult) -> Void
      ) -> Void

    /// By the source's `show(_:sender:)`: pushed in a stack, presented where there is none.
    public static var show: Presentation {
      shown { source, destination in source.show(destination, sender: source) }
    }

    /// By the source's `showDetailViewController(_:sender:)`.
    public static var showDetail: Presentation {
      shown { source, destination in
        source.showDetailViewController(destination, sender: source)
      }
    }

    /// Presented from the source.
    public static func present(animated: Bool = true) -> Presentation {
      Presentation(manner: .action(PresentAction.present()), animated: animated)
    }

    /// As the source's `dismiss` does: what the source presents goes, else the source itself.
    ///
    /// No destination is built, so a mediation has only one to pass data to that was given. What
    /// would go is asked whether it may, before the mediation. Where there is nothing to dismiss
    /// the navigation fails.
    public static func dismiss(animated: Bool = true) -> Presentation {
      Presentation(manner: .dismissal, animated: animated)
    }

    /// By a presenter.
    public static func presenter<Source, Destination>(
      _ presenter: some Presenter<Source, Destination>
    ) -> Presentation {
      method { (source: Source, destination: Destination, animated, completion) in
        presenter.present(destination, from: source, animated: animated, completion: completion)
      }
    }

    /// By a closure, which calls the completion once when the movement has ended.
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

    /// By an action, as in a chain: on the source if it is of the action's host's class, else on
    /// its nearest ancestor of that class.
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

import PortableUIKit

extension ScreenTransition {
  /// Who asks.
  ///
  /// ```swift
  /// from: .viewController(self)
  /// from: .found(routes.list.with(()))
  /// ```
  @MainActor
  public struct Source {
    let target: Target
    /// The view controller that was given; nil for a source that is looked for.
    let given: (@MainActor () -> UIViewController?)?

    /// This view controller. It is kept weakly, so it may keep the transition.
    public static func viewController(
      _ viewController: UIViewController, fileID: String = #fileID, line: UInt = #line
    ) -> Source {
      Source(
        target: .viewController(viewController, fileID: fileID, line: line),
        given: { [weak viewController] in viewController })
    }

    /// What a chain leads to: brought to the front where it is on screen, built where it is not,
    /// behind its guards.
    public static func found(_ target: Target) -> Source { Source(target: target, given: nil) }
  }

  /// What is wanted.
  ///
  /// ```swift
  /// to: .factory { _ in DetailViewController() }
  /// to: .viewController(detail)
  /// ```
  @MainActor
  public struct Destination {
    /// The view controller that was given; nil for one that is built.
    let given: UIViewController?
    let make: @MainActor (_ source: UIViewController) throws -> UIViewController

    /// This view controller, which must not be on screen yet if it is to be shown.
    public static func viewController(_ viewController: UIViewController) -> Destination {
      Destination(given: viewController, make: { _ in viewController })
    }

    /// What the closure builds for the source, once a navigation.
    public static func factory(
      _ make: @escaping @MainActor (_ source: UIViewController) throws -> UIViewController
    ) -> Destination {
      Destination(given: nil, make: make)
    }
  }
}

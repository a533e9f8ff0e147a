import PortableUIKit
import StepRouter

extension ScreenTransition {
  /// The screen that the transition starts from.
  ///
  /// ```swift
  /// let given: ScreenTransition.Source = .viewController(list)
  /// let found: ScreenTransition.Source = .found(routes.list.with(()))
  /// ```
  @MainActor
  public struct Source {
    let target: Target
    /// Whether the source is a specific view controller rather than the result of a search.
    let isGiven: Bool

    /// Starts from this view controller. The source refers to it weakly, so the view controller may
    /// keep the transition.
    public static func viewController(
      _ viewController: UIViewController, fileID: String = #fileID, line: UInt = #line
    ) -> Source {
      Source(
        target: .viewController(viewController, fileID: fileID, line: line), isGiven: true)
    }

    /// Starts from the screen that a chain leads to. After the chain's interceptors, the router
    /// brings the screen to the front if it is there, or builds it.
    public static func found(_ target: Target) -> Source {
      Source(target: target, isGiven: false)
    }
  }

  /// The screen that the transition leads to.
  ///
  /// ```swift
  /// let built: ScreenTransition.Destination = .factory { _ in DetailViewController() }
  /// let given: ScreenTransition.Destination = .viewController(detailViewController)
  /// ```
  @MainActor
  public struct Destination {
    let type: UIViewController.Type
    /// The view controller that the caller supplied; nil if a closure builds it.
    let given: UIViewController?
    let make: @MainActor (_ source: UIViewController) throws -> UIViewController

    /// Leads to this view controller. If a presentation shows it, it must not be on screen yet.
    public static func viewController(_ viewController: UIViewController) -> Destination {
      Destination(type: Swift.type(of: viewController), given: viewController) { _ in
        viewController
      }
    }

    /// Leads to the view controller that the closure builds for the source. The closure runs once
    /// per navigation.
    public static func factory<Built: UIViewController>(
      _ make: @escaping @MainActor (_ source: UIViewController) throws -> Built
    ) -> Destination {
      Destination(type: Built.self, given: nil, make: make)
    }
  }
}

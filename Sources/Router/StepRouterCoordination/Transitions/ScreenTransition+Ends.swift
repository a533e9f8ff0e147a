import PortableUIKit
import StepRouter

extension ScreenTransition {
  /// The screen that the transition comes from.
  ///
  /// ```swift
  /// let given: ScreenTransition.Source = .viewController(list)
  /// let found: ScreenTransition.Source = .found(routes.list.with(()))
  /// ```
  @MainActor
  public struct Source {
    let target: Target
    /// Whether it is a certain view controller, not one that is looked for.
    let isGiven: Bool

    /// This view controller. It is kept weakly, so it may keep the transition.
    public static func viewController(
      _ viewController: UIViewController, fileID: String = #fileID, line: UInt = #line
    ) -> Source {
      Source(
        target: .viewController(viewController, fileID: fileID, line: line), isGiven: true)
    }

    /// The screen that a chain leads to: brought to the front if it is on screen, otherwise built,
    /// once its interceptors have passed.
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
    /// The view controller that was given; nil for one that is built.
    let given: UIViewController?
    let make: @MainActor (_ source: UIViewController) throws -> UIViewController

    /// This view controller, which must not be on screen yet if it is to be shown.
    public static func viewController(_ viewController: UIViewController) -> Destination {
      Destination(type: Swift.type(of: viewController), given: viewController) { _ in
        viewController
      }
    }

    /// What the closure builds for the source, once a navigation.
    public static func factory<Built: UIViewController>(
      _ make: @escaping @MainActor (_ source: UIViewController) throws -> Built
    ) -> Destination {
      Destination(type: Built.self, given: nil, make: make)
    }
  }
}

import PortableUIKit
import StepRouter

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
    /// Whether it is a certain view controller, not one that is looked for.
    let isGiven: Bool

    /// This view controller. It is kept weakly, so it may keep the transition.
    public static func viewController(
      _ viewController: UIViewController, fileID: String = #fileID, line: UInt = #line
    ) -> Source {
      Source(
        target: .viewController(viewController, fileID: fileID, line: line), isGiven: true)
    }

    /// What a chain leads to: brought to the front where it is on screen, built where it is not,
    /// behind its interceptors.
    public static func found(_ target: Target) -> Source {
      Source(target: target, isGiven: false)
    }
  }

  /// What is wanted.
  ///
  /// ```swift
  /// to: .factory { _ in DetailViewController() }
  /// to: .viewController(detail)
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

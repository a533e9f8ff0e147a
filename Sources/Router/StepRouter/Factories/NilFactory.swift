import PortableUIKit

/// Marks a factory that never builds, so that its step needs no action. ``NilFactory`` is one.
///
/// ```swift
/// let factory: some BuildsNothing<HomeViewController, Void> = NilFactory()
/// ```
@MainActor
public protocol BuildsNothing<ViewController, Context>: AbstractFactory {}

/// Builds nothing: the screen is on screen already, or comes with its base.
///
/// ```swift
/// StepAssembly(finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory())
///   .from(tabs)
/// ```
///
/// If the finder finds nothing, the router builds the base and asks the finder again.
@MainActor
public struct NilFactory<ViewController: UIViewController, Context>: BuildsNothing {
  /// A factory that never builds anything.
  public init() {}
}

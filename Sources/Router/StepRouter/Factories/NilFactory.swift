import PortableUIKit

/// A factory that never builds, so its step needs no action. See ``NilFactory``.
///
/// ```swift
/// let factory: some _BuildsNothing<HomeViewController, Void> = NilFactory()
/// ```
@MainActor
public protocol _BuildsNothing<ViewController, Context>: AbstractFactory
where _Host == UIViewController {}

/// Builds nothing: the screen is already on screen, or comes with its base.
///
/// ```swift
/// StepAssembly(finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory())
///   .from(tabs)
/// ```
///
/// If the finder finds nothing, the router builds the base and tries the finder again.
@MainActor
public struct NilFactory<ViewController: UIViewController, Context>: _BuildsNothing {
  /// Makes a factory that never builds anything.
  public init() {}
}

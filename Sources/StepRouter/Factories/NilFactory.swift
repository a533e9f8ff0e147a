import PortableUIKit

/// Marks a factory that never builds, so that its step needs no action: ``NilFactory``.
@MainActor
public protocol BuildsNothing<ViewController, Context>: AbstractFactory {}

/// Builds nothing: the screen must be on screen already, or come with what lies behind it.
///
/// ```swift
/// StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: NilFactory())
///   .from(tabs)
/// ```
///
/// Where the finder finds nothing, what lies behind is built and the finder asked again.
@MainActor
public struct NilFactory<ViewController: UIViewController, Context>: BuildsNothing {
  /// Builds nothing.
  public init() {}
}

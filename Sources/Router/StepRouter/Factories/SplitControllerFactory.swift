import PortableUIKit

/// Builds a split view controller. The steps above it in the chain become its columns.
///
/// ```swift
/// SingleContainerStep(
///   finder: ClassFinder(),
///   factory: SplitControllerFactory<UISplitViewController, Void>(style: .doubleColumn) { split in
///     split.preferredDisplayMode = .oneBesideSecondary
///   })
/// ```
///
/// Without a column from ``Action/setColumn(_:)``, a view controller goes into the first free one.
@MainActor
public struct SplitControllerFactory<ViewController: UISplitViewController, Context>:
  ContainerFactory, Unprepared, DeclaresColumns
{
  private let make: @MainActor (Context) throws -> ViewController
  let style: UISplitViewController.Style?

  /// Makes a factory for your own subclass. The closure makes the view controller, because the
  /// factory can't call UIKit's initializers on an unknown class.
  ///
  /// ```swift
  /// SplitControllerFactory<MailSplit, Void> { _ in MailSplit(style: .doubleColumn) }
  /// ```
  public init(making make: @escaping @MainActor (Context) throws -> ViewController) {
    self.init(style: nil, making: make)
  }

  private init(
    style: UISplitViewController.Style?,
    making make: @escaping @MainActor (Context) throws -> ViewController
  ) {
    self.style = style
    self.make = make
  }

  /// Returns a new split view controller with its columns.
  public func build(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController {
    let split = try make(context)
    if !children.isEmpty {
      let adapter = SplitControllerAdapter(splitViewController: split)
      try adapter.fill(
        with: children.build(integrating: adapter.containedViewControllers))
    }
    return split
  }
}

extension SplitControllerFactory where ViewController == UISplitViewController {
  /// Makes a factory that configures the split view controller before it receives its columns.
  public init(
    style: UISplitViewController.Style,
    configuration: (@MainActor (UISplitViewController) -> Void)? = nil
  ) {
    self.init(
      style: style,
      making: { _ in
        let split = UISplitViewController(style: style)
        configuration?(split)
        return split
      })
  }
}

/// A factory that may know the style of its split view controller before it builds it.
@MainActor
protocol DeclaresColumns {
  /// The style; nil if the app's closure makes the split view controller.
  var style: UISplitViewController.Style? { get }
}

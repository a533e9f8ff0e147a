import PortableUIKit

/// Builds a split view controller; the steps in front of it become its columns.
///
/// ```swift
/// SingleContainerStep(
///   finder: ClassFinder(),
///   factory: SplitControllerFactory<UISplitViewController, Void>(style: .doubleColumn) { split in
///     split.preferredDisplayMode = .oneBesideSecondary
///   })
/// ```
///
/// A view controller that no ``Action/setColumn(_:)`` has named a column for goes into the first that is
/// free.
@MainActor
public struct SplitControllerFactory<ViewController: UISplitViewController, Context>:
  ContainerFactory, Unprepared
{
  private let make: @MainActor (Context) throws -> ViewController

  /// Builds a split view controller of a class of yours, which has to make itself: UIKit's initializers
  /// cannot be called on a class that is not known.
  ///
  /// ```swift
  /// SplitControllerFactory<MailSplit, Void> { _ in MailSplit(style: .doubleColumn) }
  /// ```
  public init(making make: @escaping @MainActor (Context) throws -> ViewController) {
    self.make = make
  }

  /// A new split view controller with its columns.
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
  /// Builds a split view controller of a style, and configures it before it receives its columns.
  public init(
    style: UISplitViewController.Style,
    configuration: (@MainActor (UISplitViewController) -> Void)? = nil
  ) {
    self.init(making: { _ in
      let split = UISplitViewController(style: style)
      configuration?(split)
      return split
    })
  }
}

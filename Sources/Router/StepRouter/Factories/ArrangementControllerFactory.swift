import PortableUIKit

#if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
/// Builds an arrangement view controller. The steps above it in the chain fill its placements.
///
/// ```swift
/// SingleContainerStep(
///   finder: ClassFinder(),
///   factory: ArrangementControllerFactory<UIArrangementViewController, Void>(
///     .split.axes(.horizontal)))
/// ```
///
/// Without a placement from ``Action/setPlacement(_:)``, a view controller goes into the first free
/// one.
@available(iOS 27.1, *)
@MainActor
public struct ArrangementControllerFactory<ViewController: UIArrangementViewController, Context>:
  ContainerFactory, Unprepared
{
  private let make: @MainActor (Context) throws -> ViewController

  /// Makes a factory for your own subclass. The closure makes the view controller, because the
  /// factory can't call UIKit's initializers on an unknown class.
  ///
  /// ```swift
  /// ArrangementControllerFactory<PlayerArrangement, Void> { _ in PlayerArrangement() }
  /// ```
  public init(making make: @escaping @MainActor (Context) throws -> ViewController) {
    self.make = make
  }

  /// Returns a new arrangement view controller with its view controllers.
  public func build(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController {
    let arrangement = try make(context)
    if !children.isEmpty {
      let adapter = ArrangementControllerAdapter(arrangementViewController: arrangement)
      try adapter.fill(with: children.build(integrating: adapter.containedViewControllers))
    }
    return arrangement
  }
}

@available(iOS 27.1, *)
extension ArrangementControllerFactory where ViewController == UIArrangementViewController {
  /// Makes a factory for a view controller with this arrangement; `configuration` sets it up before
  /// it receives its view controllers.
  public init<Arrangement: UIArrangementViewController.Arrangement>(
    _ arrangement: Arrangement,
    configuration: (@MainActor (UIArrangementViewController) -> Void)? = nil
  ) {
    self.init(making: { _ in
      let made = UIArrangementViewController()
      made.updateArrangement(arrangement)
      configuration?(made)
      return made
    })
  }
}
#endif

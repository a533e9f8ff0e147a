import PortableUIKit

#if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
/// A new arrangement view controller in the middle of a chain.
///
/// ```swift
/// .using(.setPlacement(.primary))
/// .from(ArrangementControllerStep(.split.axes(.horizontal)))
/// .using(.replaceRoot())
/// .from(.root)
/// ```
@available(iOS 27.1, *)
@MainActor
public struct ArrangementControllerStep<Screen: UIArrangementViewController, Context>:
  UnattachedStep
{
  /// The step takes its context from the chain.
  public typealias ContextOrigin = Never
  /// The type of the step's finder.
  public typealias ScreenFinder = NilFinder<Screen, Context>
  /// The type of the step's factory.
  public typealias ScreenFactory = ArrangementControllerFactory<Screen, Context>

  /// The step's factory, interceptors and tasks.
  public var assembly:
    StepAssembly<NilFinder<Screen, Context>, ArrangementControllerFactory<Screen, Context>>

  /// Creates a step for an arrangement view controller of your own class, which the closure makes.
  public init(
    making make: @escaping @MainActor (Context) throws -> Screen, fileID: String = #fileID,
    line: UInt = #line
  ) {
    assembly = StepAssembly(
      finder: NilFinder(), factory: ArrangementControllerFactory(making: make), fileID: fileID,
      line: line)
  }
}

@available(iOS 27.1, *)
extension ArrangementControllerStep where Screen == UIArrangementViewController {
  /// Creates a step for a view controller with this arrangement; `configuration` sets it up before
  /// it receives its view controllers.
  public init<Arrangement: UIArrangementViewController.Arrangement>(
    _ arrangement: Arrangement,
    configuration: (@MainActor (UIArrangementViewController) -> Void)? = nil,
    fileID: String = #fileID, line: UInt = #line
  ) {
    assembly = StepAssembly(
      finder: NilFinder(),
      factory: ArrangementControllerFactory(arrangement, configuration: configuration),
      fileID: fileID, line: line)
  }
}
#endif

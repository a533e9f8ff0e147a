import PortableUIKit
import StepRouter

/// The spelling of an older article on this kind of router, so that its listings compile. New code
/// uses the names with a leading dot: `.present()`, `.push()`, `.addTab()`.
///
/// ```swift
/// .using(GeneralAction.presentModally())     // .using(.present())
/// ```
@MainActor
public enum GeneralAction {
  /// The older name of `.present()`.
  public static func presentModally(
    startingFrom startingPoint: PresentAction.StartingPoint = .host,
    presentationStyle: UIModalPresentationStyle? = nil,
    transitionStyle: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    preferredContentSize: CGSize? = nil,
    isModalInPresentation: Bool? = nil
  ) -> PresentAction {
    .present(
      startingFrom: startingPoint, presentationStyle: presentationStyle,
      transitionStyle: transitionStyle, transitioningDelegate: transitioningDelegate,
      preferredContentSize: preferredContentSize, isModalInPresentation: isModalInPresentation)
  }

  /// The older way to write `.replaceRoot()`.
  public static func replaceRoot(
    animationOptions: UIView.AnimationOptions? = nil, duration: TimeInterval = 0.3
  ) -> ReplaceRootAction {
    .replaceRoot(animationOptions: animationOptions, duration: duration)
  }

  /// The older way to write `.nilAction()`.
  public static func nilAction() -> NilAction { .nilAction() }
}

extension ContainerViewController where Self: UINavigationController {
  /// The older way to write `.push()`: the container's class comes first.
  public static func push() -> PushAction<Self> { .push() }

  /// The older name of `.push()`.
  public static func pushToNavigation() -> PushAction<Self> { .push() }

  /// The older way to write `.pushAsRoot()`.
  public static func pushAsRoot() -> PushAsRootAction<Self> { .pushAsRoot() }

  /// The older way to write `.pushReplacingLast()`.
  public static func pushReplacingLast() -> PushReplacingLastAction<Self> { .pushReplacingLast() }
}

extension ContainerViewController where Self: UITabBarController {
  /// The older name of `.addTab()`.
  public static func add(at index: Int? = nil, replacing: Bool = false) -> AddTabAction<Self> {
    .addTab(at: index, replacing: replacing)
  }

  /// The older way to write `.addTab()`: the container's class comes first.
  public static func addTab(at index: Int? = nil, replacing: Bool = false) -> AddTabAction<Self> {
    .addTab(at: index, replacing: replacing)
  }
}

extension ContainerViewController where Self: UISplitViewController {
  /// The older name of `.setAsPrimary()`.
  public static func setAsMaster() -> SetColumnAction<Self> { .setAsPrimary() }

  /// The older name of `.setColumn(.secondary)`: the screen takes the place of the details. It is not
  /// the leading-dot `.pushToDetails()`, which pushes onto them.
  public static func pushToDetails() -> SetColumnAction<Self> { .setColumn(.secondary) }

  /// The older way to write `.pushOnToDetails()`.
  public static func pushOnToDetails() -> PushToDetailsAction<Self> { .pushOnToDetails() }
}

/// The older name of `ClassFactory`, which loads a nib too.
///
/// ```swift
/// XibFactory<HomeViewController, Any?>(nibName: "Home")
/// ```
public typealias XibFactory<ViewController: UIViewController, Context> =
  ClassFactory<ViewController, Context>

extension SingleStep {
  /// The older way to write `SingleStep(finder:factory:)`.
  public init(
    _ finder: ScreenFinder, _ factory: ScreenFactory, fileID: String = #fileID,
    line: UInt = #line
  ) {
    self.init(finder: finder, factory: factory, fileID: fileID, line: line)
  }
}

extension UnattachedStep where ScreenFactory: BuildingFactory {
  /// `StepAssembly(finder:factory:).using(_:)`, for a chain that begins with a single step.
  ///
  /// ```swift
  /// SingleContainerStep(
  ///   finder: NilFinder(), factory: TabBarControllerFactory<UITabBarController, Any?>()
  /// )
  /// .using(GeneralAction.replaceRoot())
  /// .from(GeneralStep.root())
  /// .assemble()
  /// ```
  public func using<Host>(
    _ action: some Action<Host>, fileID: String = #fileID, line: UInt = #line
  ) -> StepChain<Host, ScreenFinder.ViewController, Context> {
    assembly.using(action, fileID: fileID, line: line)
  }
}

extension UnattachedStep where ScreenFactory: BuildsNothing {
  /// `StepAssembly(finder:factory:).from(_:)`, for a chain that begins with a single step.
  public func from(
    _ base: DestinationStep<some UIViewController, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<ScreenFinder.ViewController, Context> {
    assembly.from(base, fileID: fileID, line: line)
  }
  /// `StepAssembly(finder:factory:).from(_:)`, on a step that says next how it is integrated.
  public func from<Base: UnattachedStep>(
    _ base: Base
  ) -> HostedChain<ScreenFinder.ViewController, Context>
  where Base.Context == Context, Base.ScreenFactory: BuildingFactory {
    assembly.from(base)
  }

  /// `StepAssembly(finder:factory:).from(_:)`, on a further step that is never built.
  public func from<Base: UnattachedStep>(
    _ base: Base
  ) -> FoundHostChain<ScreenFinder.ViewController, Context>
  where Base.Context == Context, Base.ScreenFactory: BuildsNothing {
    assembly.from(base)
  }
}

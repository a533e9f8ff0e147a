import PortableUIKit
import StepRouter

/// Spellings from an older article on this kind of router, so that its listings compile. In new
/// code, use the names with a leading dot: `.present()`, `.push()`, `.addTab()`.
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

  /// The older name of `.setColumn(.secondary)`: the screen replaces the details. The leading-dot
  /// `.pushToDetails()` is different: it pushes onto them.
  public static func pushToDetails() -> SetColumnAction<Self> { .setColumn(.secondary) }

  /// The older way to write `.pushOnToDetails()`.
  public static func pushOnToDetails() -> PushToDetailsAction<Self> { .pushOnToDetails() }
}

/// The older name of `ClassFactory`, which also loads nibs.
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
  /// Names the action of a chain that begins with a single step, like
  /// `StepAssembly(finder:factory:).using(_:)`.
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

extension UnattachedStep where ScreenFactory: _BuildsNothing {
  /// Names the base of a chain that begins with a single step, like
  /// `StepAssembly(finder:factory:).from(_:)`.
  public func from(
    _ base: DestinationStep<some UIViewController, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<ScreenFinder.ViewController, Context> {
    assembly.from(base, fileID: fileID, line: line)
  }

  /// Names a host, like `StepAssembly(finder:factory:).from(_:)`.
  public func from<Base: UnattachedStep>(
    _ base: Base
  ) -> _HostedChain<Base.ScreenFactory._Host, ScreenFinder.ViewController, Context>
  where Base.Context == Context {
    assembly.from(base)
  }
}

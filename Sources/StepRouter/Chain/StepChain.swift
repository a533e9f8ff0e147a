import PortableUIKit

/// A chain that waits for its base: `from` says on what the screen stands.
///
/// It comes from `using`, and its `Host` is what the action works on. A base of another class does
/// not compile; an action for any `UIViewController` accepts every base.
@MainActor
public struct StepChain<Host: UIViewController, Screen: UIViewController, Context> {
  let steps: [any ChainStep<Context>]

  /// Ends the chain on a finished one.
  ///
  /// ```swift
  /// .using(.push()).from(catalogue)      // DestinationStep<UINavigationController, Context>
  /// ```
  public func from(
    _ base: DestinationStep<Host, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    attached(to: base, place: CodePlace(fileID: fileID, line: line))
  }

  /// Goes on with a host that says next how it is integrated itself.
  ///
  /// ```swift
  /// .using(.push()).from(NavigationControllerStep()).using(.present())
  /// ```
  public func from<Base: UnattachedStep<Host, Context>>(_ base: Base) -> HostedChain<Base, Screen> {
    HostedChain(steps: steps, base: base)
  }

  /// Goes on with a step that is taken for the container in which it stands.
  ///
  /// ```swift
  /// .using(.push()).from(SingleStep(finder: LoginFinder(), factory: NilFactory()).expectingContainer())
  /// ```
  public func from<Base: UnattachedStep>(
    _ base: ExpectedContainerStep<Base, Host>
  ) -> HostedChain<ExpectedContainerStep<Base, Host>, Screen> where Base.Context == Context {
    HostedChain(steps: steps, base: base)
  }

  func attached(
    to base: DestinationStep<some UIViewController, Context>, place: CodePlace
  ) -> DestinationStep<Screen, Context> {
    let end = base.link.placed(at: place)
    return DestinationStep(
      link: steps.reversed().reduce(end) { behind, step in .step(step, behind: behind) },
      reference: steps.first?.reference ?? base.reference)
  }
}

extension StepChain where Host == UIViewController {
  /// Ends the chain on a finished one of whatever class, since the action works on any.
  ///
  /// ```swift
  /// .using(.present()).from(catalogue)
  /// ```
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<some UIViewController, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    attached(to: base, place: CodePlace(fileID: fileID, line: line))
  }

  /// Goes on with a step of whatever class, since the action works on any.
  ///
  /// ```swift
  /// .using(.present()).from(TabBarControllerStep()).using(.replaceRoot())
  /// ```
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(_ base: Base) -> HostedChain<Base, Screen>
  where Base.Context == Context {
    HostedChain(steps: steps, base: base)
  }
}

/// A chain whose base has not said yet how it is integrated: `using` follows.
@MainActor
public struct HostedChain<Base: UnattachedStep, Screen: UIViewController> {
  let steps: [any ChainStep<Base.Context>]
  let base: Base

  /// Says how the base is integrated.
  ///
  /// ```swift
  /// .from(NavigationControllerStep()).using(.present()).from(.current)
  /// ```
  public func using<Host>(
    _ action: some Action<Host>, fileID: String = #fileID, line: UInt = #line
  ) -> StepChain<Host, Screen, Base.Context> where Base.ScreenFactory: BuildingFactory {
    let assembly = base.assembly
    let step = assembly.screenStep(
      factory: assembly.factory,
      integration: ActionIntegration(action, place: CodePlace(fileID: fileID, line: line)))
    return StepChain(steps: steps + [step])
  }
}

extension HostedChain where Base.ScreenFactory: BuildsNothing {
  /// Says what a base that is never built stands on.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
  /// .from(.current)
  /// ```
  public func from(
    _ next: DestinationStep<some UIViewController, Base.Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Base.Context> {
    let step = base.assembly.screenStep(factory: nil, integration: nil)
    return StepChain<UIViewController, Screen, Base.Context>(steps: steps + [step])
      .attached(to: next, place: CodePlace(fileID: fileID, line: line))
  }

  /// Goes on with a step that says next how it is integrated.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
  /// .from(TabBarControllerStep())
  /// .using(.replaceRoot())
  /// ```
  public func from<Next: UnattachedStep>(_ next: Next) -> HostedChain<Next, Screen>
  where Next.Context == Base.Context {
    let step = base.assembly.screenStep(factory: nil, integration: nil)
    return HostedChain<Next, Screen>(steps: steps + [step], base: next)
  }
}

/// Begins a chain with the step that would otherwise be its base: for a container that is the
/// destination itself.
///
/// ```swift
/// ChainAssembly.from(NavigationControllerStep<UINavigationController, Any?>())
///   .using(.present())
///   .from(.current)
///   .assemble()
/// ```
@MainActor
public enum ChainAssembly {
  /// Begins with this step; its own `using` follows.
  public static func from<Base: UnattachedStep>(_ base: Base) -> HostedChain<Base, Base.Screen> {
    HostedChain(steps: [], base: base)
  }
}

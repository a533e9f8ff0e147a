import PortableUIKit

/// A chain with an action whose host comes next; `from` names it.
///
/// ```swift
/// let pushed: StepChain<UINavigationController, ProductViewController, Product.ID> =
///   StepAssembly(finder: ClassFinder(), factory: ProductFactory()).using(.push())
/// ```
///
/// `using` creates it. `Host` is the class that the action works on: a step of another class
/// doesn't compile. An action for any `UIViewController` accepts every step.
@MainActor
public struct StepChain<Host: UIViewController, Screen: UIViewController, Context> {
  let steps: [ChainStep<Context>]

  /// Names the host, a step whose own `using` follows.
  ///
  /// ```swift
  /// .using(.push()).from(NavigationControllerStep()).using(.present())
  /// ```
  public func from<Base: HostStep<Host, Context>>(
    _ base: Base  // another context? `base.adaptingContext(using: …)`
  ) -> HostedChain<Screen, Context> where Base.ScreenFactory: BuildingFactory {
    HostedChain(steps: steps, declaration: base.declaration)
  }

  /// Names a host that the router never builds; its own `from` follows.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
  /// .from(.current)
  /// ```
  public func from<Base: HostStep<Host, Context>>(
    _ base: Base  // another context? `base.adaptingContext(using: …)`
  ) -> FoundHostChain<Screen, Context> where Base.ScreenFactory: BuildsNothing {
    FoundHostChain(steps: steps, declaration: base.declaration)
  }

  /// Names a step whose container is the host.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: LoginFinder(), factory: LoginFactory()).expectingContainer())
  /// ```
  public func from<Base: UnattachedStep>(
    _ base: ExpectedContainerStep<Base, Host>  // another context? `base.adaptingContext(using: …)`
  ) -> HostedChain<Screen, Context>
  where Base.Context == Context, Base.ScreenFactory: BuildingFactory {
    HostedChain(steps: steps, declaration: base.declaration)
  }

  /// Names a step whose container is the host; the router never builds the step.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: LoginFinder(), factory: NilFactory()).expectingContainer())
  /// ```
  public func from<Base: UnattachedStep>(
    _ base: ExpectedContainerStep<Base, Host>  // another context? `base.adaptingContext(using: …)`
  ) -> FoundHostChain<Screen, Context>
  where Base.Context == Context, Base.ScreenFactory: BuildsNothing {
    FoundHostChain(steps: steps, declaration: base.declaration)
  }

  /// Names the host, a finished chain, and ends this chain.
  ///
  /// ```swift
  /// .using(.push()).from(catalogue)      // DestinationStep<UINavigationController, Context>
  /// ```
  public func from(  // another context? `base.adaptingContext(using: …)`
    _ base: DestinationStep<Host, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    attached(to: base, location: CodeLocation(fileID: fileID, line: line))
  }

  /// Names the host for an action that works on any view controller.
  ///
  /// ```swift
  /// .using(.present()).from(TabBarControllerStep()).using(.replaceRoot())
  /// ```
  public func from<Base: HostStep>(
    _ base: Base  // another context? `base.adaptingContext(using: …)`
  ) -> HostedChain<Screen, Context>
  where Host == UIViewController, Base.Context == Context, Base.ScreenFactory: BuildingFactory {
    HostedChain(steps: steps, declaration: base.declaration)
  }

  /// Names a host that the router never builds, for an action that works on any view controller.
  ///
  /// ```swift
  /// .using(.present()).from(SingleStep(finder: HomeFinder(), factory: NilFactory())).from(.root)
  /// ```
  public func from<Base: HostStep>(
    _ base: Base  // another context? `base.adaptingContext(using: …)`
  ) -> FoundHostChain<Screen, Context>
  where Host == UIViewController, Base.Context == Context, Base.ScreenFactory: BuildsNothing {
    FoundHostChain(steps: steps, declaration: base.declaration)
  }

  /// Names the host, a finished chain, for an action that works on any view controller.
  ///
  /// ```swift
  /// .using(.present()).from(catalogue)
  /// ```
  public func from(  // another context? `base.adaptingContext(using: …)`
    _ base: DestinationStep<some UIViewController, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Context> where Host == UIViewController {
    attached(to: base, location: CodeLocation(fileID: fileID, line: line))
  }

  func attached(
    to base: DestinationStep<some UIViewController, Context>, location: CodeLocation
  ) -> DestinationStep<Screen, Context> {
    var chain = base.chain.located(at: location)
    for index in steps.indices.reversed() { chain = ChainedStep(steps[index], behind: chain) }
    return DestinationStep(chain: chain, reference: steps.first?.reference ?? base.reference)
  }
}

/// A chain whose last step has no action yet; `using` follows.
///
/// ```swift
/// .from(NavigationControllerStep()).using(.present()).from(.current)
/// ```
@MainActor
public struct HostedChain<Screen: UIViewController, Context> {
  let steps: [ChainStep<Context>]
  // A closure, so that the chain's type names neither the base nor its class: the compiler can then
  // check each verb separately, and a long chain costs no more than its verbs do.
  let base: @MainActor (Integration?) -> ChainStep<Context>

  init(steps: [ChainStep<Context>], declaration: HostDeclaration<Context>) {
    self.steps = steps
    base = declaration.step
  }

  /// Sets the action that integrates the last step.
  ///
  /// ```swift
  /// .from(NavigationControllerStep()).using(.present()).from(.current)
  /// ```
  public func using<Host>(
    _ action: some Action<Host>, fileID: String = #fileID, line: UInt = #line
  ) -> StepChain<Host, Screen, Context> {
    StepChain(
      steps: steps + [
        base(Integration.by(action, location: CodeLocation(fileID: fileID, line: line)))
      ]
    )
  }
}

/// A chain whose last step the router never builds; `from` follows and names that step's own host.
///
/// ```swift
/// .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
/// .from(.current)
/// ```
@MainActor
public struct FoundHostChain<Screen: UIViewController, Context> {
  let steps: [ChainStep<Context>]

  init(steps: [ChainStep<Context>], declaration: HostDeclaration<Context>) {
    self.steps = steps + [declaration.step(nil)]
  }

  /// Names the base of a step that the router never builds.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
  /// .from(.current)
  /// ```
  public func from(  // another context? `next.adaptingContext(using: …)`
    _ next: DestinationStep<some UIViewController, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    StepChain<UIViewController, Screen, Context>(steps: steps)
      .attached(to: next, location: CodeLocation(fileID: fileID, line: line))
  }

  /// Continues with a step whose own `using` follows.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
  /// .from(TabBarControllerStep())
  /// .using(.replaceRoot())
  /// ```
  public func from<Next: HostStep>(
    _ next: Next  // another context? `next.adaptingContext(using: …)`
  ) -> HostedChain<Screen, Context>
  where Next.Context == Context, Next.ScreenFactory: BuildingFactory {
    HostedChain(steps: steps, declaration: next.declaration)
  }

  /// Continues with another step that the router never builds.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
  /// .from(SingleStep(finder: ClassFinder<UITabBarController, Void>(), factory: NilFactory()))
  /// .from(.root)
  /// ```
  public func from<Next: HostStep>(
    _ next: Next  // another context? `next.adaptingContext(using: …)`
  ) -> FoundHostChain<Screen, Context>
  where Next.Context == Context, Next.ScreenFactory: BuildsNothing {
    FoundHostChain(steps: steps, declaration: next.declaration)
  }
}

/// Begins a chain with a container, for a container that is the destination itself.
///
/// ```swift
/// ChainAssembly.from(NavigationControllerStep<UINavigationController, Void>())
///   .using(.present())
///   .from(.current)
///   .assemble()
/// ```
@MainActor
public enum ChainAssembly {
  /// Begins with this step; its own `using` follows.
  ///
  /// ```swift
  /// ChainAssembly.from(TabBarControllerStep<UITabBarController, Void>())
  ///   .using(.replaceRoot())
  ///   .from(.root)
  /// ```
  public static func from<Base: HostStep>(_ base: Base) -> HostedChain<
    Base.Screen, Base.Context
  >
  where Base.ScreenFactory: BuildingFactory {
    HostedChain(steps: [], declaration: base.declaration)
  }

  /// Begins with a step that the router never builds; its own `from` follows.
  ///
  /// ```swift
  /// ChainAssembly
  ///   .from(SingleStep(finder: ClassFinder<UITabBarController, Void>(), factory: NilFactory()))
  ///   .from(.root)
  /// ```
  public static func from<Base: HostStep>(_ base: Base) -> FoundHostChain<
    Base.Screen, Base.Context
  >
  where Base.ScreenFactory: BuildsNothing {
    FoundHostChain(steps: [], declaration: base.declaration)
  }
}

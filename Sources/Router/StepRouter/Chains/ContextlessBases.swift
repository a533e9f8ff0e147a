import PortableUIKit

// A step that needs no context can stand under any chain.

extension StepChain {
  /// Names the host, a finished chain that needs no context.
  ///
  /// ```swift
  /// .using(.push()).from(catalogue)      // DestinationStep<UINavigationController, Void>
  /// ```
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<Host, Void>, fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    attached(toContextless: base, location: CodeLocation(fileID: fileID, line: line))
  }

  /// Names the host, a finished chain that needs no context, for an action that works on any view
  /// controller.
  ///
  /// ```swift
  /// .using(.present()).from(home)        // DestinationStep<HomeViewController, Void>
  /// ```
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<some UIViewController, Void>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Context> where Host == UIViewController {
    attached(toContextless: base, location: CodeLocation(fileID: fileID, line: line))
  }

  /// Names the host, a step that needs no context; its own `using` follows.
  ///
  /// ```swift
  /// .using(.push()).from(stackStep).using(.present())
  /// ```
  @_disfavoredOverload
  public func from<Base: HostStep<Host, Void>>(
    _ base: Base
  ) -> HostedChain<Screen, Context>
  where Base.ScreenFactory: BuildingFactory, Base.ContextOrigin == DeclaredContext {
    HostedChain(steps: steps, declaration: base.declaration.contextless())
  }

  /// Names a host that the router never builds and that needs no context; its own `from` follows.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
  /// ```
  @_disfavoredOverload
  public func from<Base: HostStep<Host, Void>>(
    _ base: Base
  ) -> FoundHostChain<Screen, Context>
  where Base.ScreenFactory: BuildsNothing, Base.ContextOrigin == DeclaredContext {
    FoundHostChain(steps: steps, declaration: base.declaration.contextless())
  }

  /// Names a step that needs no context and whose container is the host.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: LoginFinder(), factory: LoginFactory()).expectingContainer())
  /// ```
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(
    _ base: ExpectedContainerStep<Base, Host>
  ) -> HostedChain<Screen, Context>
  where Base.Context == Void, Base.ScreenFactory: BuildingFactory {
    HostedChain(steps: steps, declaration: base.declaration.contextless())
  }

  /// Names a step whose container is the host; the router never builds the step, which needs no
  /// context.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: LoginFinder(), factory: NilFactory()).expectingContainer())
  /// ```
  @_disfavoredOverload
  public func from<Base: UnattachedStep>(
    _ base: ExpectedContainerStep<Base, Host>
  ) -> FoundHostChain<Screen, Context>
  where Base.Context == Void, Base.ScreenFactory: BuildsNothing {
    FoundHostChain(steps: steps, declaration: base.declaration.contextless())
  }

  /// Names a host that needs no context, for an action that works on any view controller.
  ///
  /// ```swift
  /// .using(.present()).from(tabsStep).using(.replaceRoot())
  /// ```
  @_disfavoredOverload
  public func from<Base: HostStep>(_ base: Base) -> HostedChain<Screen, Context>
  where
    Host == UIViewController, Base.Context == Void, Base.ScreenFactory: BuildingFactory,
    Base.ContextOrigin == DeclaredContext
  {
    HostedChain(steps: steps, declaration: base.declaration.contextless())
  }

  /// Names a host that the router never builds and that needs no context, for an action that works
  /// on any view controller.
  ///
  /// ```swift
  /// .using(.present())
  /// .from(SingleStep(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()))
  /// ```
  @_disfavoredOverload
  public func from<Base: HostStep>(_ base: Base) -> FoundHostChain<Screen, Context>
  where
    Host == UIViewController, Base.Context == Void, Base.ScreenFactory: BuildsNothing,
    Base.ContextOrigin == DeclaredContext
  {
    FoundHostChain(steps: steps, declaration: base.declaration.contextless())
  }
}

extension StepChain {
  func attached(
    toContextless base: DestinationStep<some UIViewController, Void>, location: CodeLocation
  ) -> DestinationStep<Screen, Context> {
    let located = DestinationStep<UIViewController, Void>(
      chain: base.chain.located(at: location), reference: base.reference)
    return attached(to: located.adaptingContext(), location: location)
  }
}

extension FoundHostChain {
  /// Names a base that needs no context.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
  /// .from(tabs)
  /// ```
  @_disfavoredOverload
  public func from(
    _ next: DestinationStep<some UIViewController, Void>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    StepChain<UIViewController, Screen, Context>(steps: steps)
      .attached(toContextless: next, location: CodeLocation(fileID: fileID, line: line))
  }

  /// Continues with a step that needs no context.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
  /// .from(tabsStep)
  /// .using(.replaceRoot())
  /// ```
  @_disfavoredOverload
  public func from<Next: HostStep>(_ next: Next) -> HostedChain<Screen, Context>
  where
    Next.Context == Void, Next.ScreenFactory: BuildingFactory, Next.ContextOrigin == DeclaredContext
  {
    HostedChain(steps: steps, declaration: next.declaration.contextless())
  }

  /// Continues with another step that the router never builds and that needs no context.
  ///
  /// ```swift
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
  /// .from(SingleStep(finder: ClassFinder<ShopTabs, Void>(), factory: NilFactory()))
  /// ```
  @_disfavoredOverload
  public func from<Next: HostStep>(_ next: Next) -> FoundHostChain<Screen, Context>
  where
    Next.Context == Void, Next.ScreenFactory: BuildsNothing, Next.ContextOrigin == DeclaredContext
  {
    FoundHostChain(steps: steps, declaration: next.declaration.contextless())
  }
}

extension StepAssembly where ScreenFactory: BuildsNothing {
  /// Names the base of a screen that the router never builds; the base needs no context.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder<AccountViewController, User.ID>(), factory: NilFactory())
  ///   .from(tabs)
  /// ```
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<some UIViewController, Void>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    StepChain<UIViewController, Screen, Context>(steps: [foundStep])
      .attached(toContextless: base, location: CodeLocation(fileID: fileID, line: line))
  }

  /// Names the host of a screen that the router never builds; the host needs no context.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder<AccountViewController, User.ID>(), factory: NilFactory())
  ///   .from(tabsStep)
  ///   .using(.replaceRoot())
  /// ```
  @_disfavoredOverload
  public func from<Base: HostStep>(_ base: Base) -> HostedChain<Screen, Context>
  where
    Base.Context == Void, Base.ScreenFactory: BuildingFactory, Base.ContextOrigin == DeclaredContext
  {
    HostedChain(steps: [foundStep], declaration: base.declaration.contextless())
  }

  /// Names the host of a screen; the router builds neither, and the host needs no context.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder<AccountViewController, User.ID>(), factory: NilFactory())
  ///   .from(SingleStep(finder: ClassFinder<ShopTabs, Void>(), factory: NilFactory()))
  /// ```
  @_disfavoredOverload
  public func from<Base: HostStep>(_ base: Base) -> FoundHostChain<Screen, Context>
  where
    Base.Context == Void, Base.ScreenFactory: BuildsNothing, Base.ContextOrigin == DeclaredContext
  {
    FoundHostChain(steps: [foundStep], declaration: base.declaration.contextless())
  }

  private var foundStep: ChainStep<Context> { screenStep(factory: nil, integration: nil) }
}

import PortableUIKit

extension _UnfinishedChain where Host: UIViewController {
  /// Names the host, a step. Its own `using` follows, or its own `from` if the router never builds
  /// it.
  ///
  /// ```swift
  /// .using(.push()).from(NavigationControllerStep()).using(.present())
  ///
  /// .using(.push())
  /// .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
  /// .from(.current)
  /// ```
  public func from<Base: HostStep<Host, Context>>(
    _ base: Base  // another context? `base.adaptingContext(using: …)`
  ) -> _HostedChain<Base.ScreenFactory._Host, Screen, Context> {
    _HostedChain(_steps: _steps.standing(on: base.declaration))
  }

  /// Names the host, a finished chain, and ends this chain.
  ///
  /// ```swift
  /// .using(.push()).from(catalogue)      // DestinationStep<UINavigationController, Context>
  /// ```
  public func from(  // another context? `base.adaptingContext(using: …)`
    _ base: DestinationStep<Host, Context>, fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    _steps.attached(to: base, location: CodeLocation(fileID: fileID, line: line))
  }
}

// The host of an action that works on any view controller, and the base of a step that the router
// never builds.
extension _UnfinishedChain where Host == UIViewController {
  /// Names the host, a step of any class.
  ///
  /// ```swift
  /// .using(.present()).from(TabBarControllerStep()).using(.replaceRoot())
  /// ```
  public func from<Base: HostStep>(
    _ base: Base  // another context? `base.adaptingContext(using: …)`
  ) -> _HostedChain<Base.ScreenFactory._Host, Screen, Context> where Base.Context == Context {
    _HostedChain(_steps: _steps.standing(on: base.declaration))
  }

  /// Names the base, a finished chain of any class, and ends this chain.
  ///
  /// ```swift
  /// StepAssembly(finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory())
  ///   .from(tabs)           // builds the tabs where they are missing, then finds Account in them
  /// ```
  public func from(  // another context? `base.adaptingContext(using: …)`
    _ base: DestinationStep<some UIViewController, Context>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    _steps.attached(to: base, location: CodeLocation(fileID: fileID, line: line))
  }
}

import PortableUIKit

// A step that needs no context can stand under any chain.

extension _UnfinishedChain where Host: UIViewController {
  /// Names the host, a step that needs no context.
  ///
  /// ```swift
  /// .using(.push()).from(stackStep).using(.present())
  /// ```
  @_disfavoredOverload
  public func from<Base: HostStep<Host, Void>>(
    _ base: Base
  ) -> _HostedChain<Base.ScreenFactory._Host, Screen, Context>
  where Base.ContextOrigin: _ContextDeclaring {
    _HostedChain(_steps: _steps.standing(on: base.declaration.contextless()))
  }

  /// Names the host, a finished chain that needs no context.
  ///
  /// ```swift
  /// .using(.push()).from(catalogue)      // DestinationStep<UINavigationController, Void>
  /// ```
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<Host, Void>, fileID: String = #fileID, line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    _steps.attached(toContextless: base, location: CodeLocation(fileID: fileID, line: line))
  }
}

extension _UnfinishedChain where Host == UIViewController {
  /// Names the host, a step of any class that needs no context.
  ///
  /// ```swift
  /// .using(.present()).from(tabsStep).using(.replaceRoot())
  /// ```
  @_disfavoredOverload
  public func from<Base: HostStep>(
    _ base: Base
  ) -> _HostedChain<Base.ScreenFactory._Host, Screen, Context>
  where Base.Context == Void, Base.ContextOrigin: _ContextDeclaring {
    _HostedChain(_steps: _steps.standing(on: base.declaration.contextless()))
  }

  /// Names the base, a finished chain of any class that needs no context.
  ///
  /// ```swift
  /// .using(.present()).from(home)        // DestinationStep<HomeViewController, Void>
  /// ```
  @_disfavoredOverload
  public func from(
    _ base: DestinationStep<some UIViewController, Void>, fileID: String = #fileID,
    line: UInt = #line
  ) -> DestinationStep<Screen, Context> {
    _steps.attached(toContextless: base, location: CodeLocation(fileID: fileID, line: line))
  }
}

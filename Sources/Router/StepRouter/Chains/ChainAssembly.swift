import PortableUIKit

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
  /// Begins with this step. Its own `using` follows, or its own `from` if the router never builds
  /// it.
  ///
  /// ```swift
  /// ChainAssembly.from(TabBarControllerStep<UITabBarController, Void>())
  ///   .using(.replaceRoot())
  ///   .from(.root)
  /// ```
  public static func from<Base: HostStep>(_ base: Base) -> _HostedChain<
    Base.ScreenFactory._Host, Base.Screen, Base.Context
  > {
    _HostedChain(_steps: _ChainSteps(base.declaration))
  }
}

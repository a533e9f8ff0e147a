import PortableUIKit
import StepRouter

// A child comes from a factory, not from its own chain.
@MainActor private func tabs(home: DestinationStep<HomeViewController, Void>) {
  _ = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Void>())
    #if MISTAKE
  .with(home, using: .addTab())
    // expected-mistake-error@-1 {{'with(_:using:)' is unavailable: a step is not a factory: give the child's factory here; the child's own chain has a 'NilFactory', and '.from(…)' with this container's chain}}
    #else
  .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
    #endif
    .assemble()
}

import PortableUIKit
import StepRouter

// Children are added around a container's factory, not to it.
@MainActor private func tabs() {
  let container = TabBarControllerFactory<UITabBarController, Void>()
  #if MISTAKE
  _ = container.with(ClassFactory<HomeViewController, Void>(), using: .addTab()).assemble()
  // expected-mistake-error@-1 {{'with(_:using:)' is unavailable: children are added around a container's factory: write 'CompleteFactoryAssembly(factory: …).with(…).assemble()'}}
  #else
  _ = CompleteFactoryAssembly(factory: container)
    .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
    .assemble()
  #endif
}

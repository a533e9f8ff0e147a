import PortableUIKit
import StepRouter

// A child is built each time, by a factory.
@MainActor private func tabs() {
  _ = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Void>())
    #if MISTAKE
  .with(HomeViewController(), using: .addTab())
    // expected-mistake-error@-1 {{'with(_:using:)' is unavailable: a view controller is not a factory: give 'ClassFactory<…, …>()', or make it in 'InlineFactory { (_: …) in … }'}}
    #else
  .with(InlineFactory { (_: Void) in HomeViewController() }, using: .addTab())
    #endif
    .assemble()
}

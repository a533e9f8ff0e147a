import PortableUIKit
import StepRouter

// A container among the children is finished first.
@MainActor private func tabs() {
  let stack = CompleteFactoryAssembly(
    factory: NavigationControllerFactory<UINavigationController, Void>()
  )
  .with(ClassFactory<HomeViewController, Void>(), using: .push())
  _ = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Void>())
    #if MISTAKE
  .with(stack, using: .addTab())
    // expected-mistake-error@-1 {{'with(_:using:)' is unavailable: the factory given here is unfinished: write '.assemble()' after its last '.with(…)'}}
    #else
  .with(stack.assemble(), using: .addTab())
    #endif
    .assemble()
}

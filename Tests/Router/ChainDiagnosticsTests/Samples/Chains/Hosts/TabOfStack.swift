import PortableUIKit
import StepRouter

// A child is embedded by an action for its container.
@MainActor private func factory() {
  _ = CompleteFactoryAssembly(
    factory: NavigationControllerFactory<UINavigationController, Int>()
  )
  #if MISTAKE
  .with(ProductFactory(), using: .addTab())
  // expected-mistake-error@-1 {{static method 'addTab(at:replacing:transition:)' requires that 'UINavigationController' inherit from 'UITabBarController'}}
  #else
  .with(ProductFactory(), using: .push())
  #endif
  .assemble()
}

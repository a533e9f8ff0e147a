import PortableUIKit
import StepRouter

// What is presented is no child of a container.
@MainActor private func factory() {
  _ = CompleteFactoryAssembly(
    factory: TabBarControllerFactory<UITabBarController, Int>()
  )
  #if MISTAKE
  .with(ProductFactory(), using: .present())
  // expected-mistake-error@-1 {{instance method 'with(_:using:)' requires that 'PresentAction' conform to 'ContainerAction'}}
  // expected-mistake-error@-2 {{instance method 'with(_:using:)' requires the types 'UITabBarController' and 'UIViewController' be equivalent}}
  #else
  .with(ProductFactory(), using: .addTab())
  #endif
  .assemble()
}

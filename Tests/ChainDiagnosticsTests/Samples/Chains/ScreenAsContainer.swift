import PortableUIKit
import StepRouter

// Only a container can be expected around a screen.
@MainActor private func chain(home: DestinationStep<HomeViewController, Int>) {
  #if MISTAKE
    let _: DestinationStep<ProductViewController, Int> = home.expectingContainer()
  // expected-mistake-error@-1 {{instance method 'expectingContainer()' requires that 'ProductViewController' conform to 'ContainerViewController'}}
  #else
    let _: DestinationStep<UINavigationController, Int> = home.expectingContainer()
  #endif
}

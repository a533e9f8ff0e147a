import PortableUIKit
import StepRouter

// Only a container is a container step.
@MainActor private func chain() {
  #if MISTAKE
  _ = SingleContainerStep(finder: ProductFinder(), factory: ProductFactory())
  // expected-mistake-error@-1 2 {{generic struct 'SingleContainerStep' requires that 'ProductViewController' conform to 'ContainerViewController'}}
  #else
  _ = SingleStep(finder: ProductFinder(), factory: ProductFactory())
  #endif
}

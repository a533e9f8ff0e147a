import PortableUIKit
import StepRouter

// A step is no factory.
@MainActor private func chain(product: DestinationStep<ProductViewController, Int>) {
  #if MISTAKE
  _ = StepAssembly(finder: ProductFinder(), factory: product)
  // expected-mistake-error@-1 {{'init(finder:factory:)' is unavailable: a step is not a factory: give the screen's factory here, and the step to '.from(…)'}}
  #else
  _ = StepAssembly(finder: ProductFinder(), factory: NilFactory()).from(product)
  #endif
}

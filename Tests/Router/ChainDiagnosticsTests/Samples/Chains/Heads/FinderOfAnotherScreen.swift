import PortableUIKit
import StepRouter

// A step's finder and factory name one class of view controller.
@MainActor private func chain() {
  #if MISTAKE
  _ = StepAssembly(
    // expected-mistake-error@-1 {{'init(finder:factory:)' is unavailable: the factory builds another 'ViewController' or takes another 'Context' than the finder: give both the same types}}
    finder: ClassFinder<HomeViewController, Int>(), factory: ProductFactory())
  #else
  _ = StepAssembly(
    finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory())
  #endif
}

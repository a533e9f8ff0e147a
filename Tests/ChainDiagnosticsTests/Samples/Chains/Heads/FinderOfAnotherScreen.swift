import PortableUIKit
import StepRouter

// A step's finder and factory speak of one class of view controller.
@MainActor private func chain() {
  #if MISTAKE
  _ = StepAssembly(
    // expected-mistake-error@-1 2 {{generic struct 'StepAssembly' requires the types 'HomeViewController' and 'ProductViewController' be equivalent}}
    finder: ClassFinder<HomeViewController, Int>(), factory: ProductFactory())
  #else
  _ = StepAssembly(
    finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory())
  #endif
}

import PortableUIKit
import StepRouter

// A step's finder and factory are asked with one type of context.
@MainActor private func chain() {
  #if MISTAKE
  _ = StepAssembly(
    // expected-mistake-error@-1 2 {{generic struct 'StepAssembly' requires the types 'String' and 'Int' be equivalent}}
    finder: ClassFinder<ProductViewController, String>(), factory: ProductFactory())
  #else
  _ = StepAssembly(
    finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory())
  #endif
}

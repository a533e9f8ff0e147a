import PortableUIKit
import StepRouter

// A property of a finished chain takes no other.
@MainActor private func chain() {
  let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory()).using(.present())
  #if MISTAKE
  let _: DestinationStep<ProductViewController, Int> = product
  // expected-mistake-error@-1 {{cannot convert value of type 'StepChain<UIViewController, ProductViewController, Int>' to specified type 'DestinationStep<ProductViewController, Int>'}}
  #else
  let _: DestinationStep<ProductViewController, Int> = product.from(.current)
  #endif
}

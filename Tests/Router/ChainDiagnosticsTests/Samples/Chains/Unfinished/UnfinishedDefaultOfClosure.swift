import PortableUIKit
import StepRouter

// A default that is made when it is needed is a finished chain, too.
@MainActor private func chain() {
  let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory()).using(.present())
  _ = SwitchAssembly<ProductViewController, Int>()
    #if MISTAKE
  .assemble { product }
    // expected-mistake-error@-1 {{'assemble(default:)' is unavailable: the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'}}
    #else
  .assemble { product.from(.current) }
    #endif
}

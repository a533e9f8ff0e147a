import PortableUIKit
import StepRouter

// A closure that chooses gives a finished chain.
@MainActor private func chain() {
  let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory()).using(.present())
  _ = SwitchAssembly<ProductViewController, Int>()
    #if MISTAKE
  .addCase { _ in product }
    // expected-mistake-error@-1 {{'addCase' is unavailable: the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'}}
    #else
  .addCase { _ in product.from(.current) }
    #endif
    .assemble()
}

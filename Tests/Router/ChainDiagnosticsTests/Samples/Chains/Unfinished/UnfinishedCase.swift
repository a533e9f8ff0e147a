import PortableUIKit
import StepRouter

// A case of a switch is a finished chain.
@MainActor private func chain() {
  let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory()).using(.present())
  _ = SwitchAssembly<ProductViewController, Int>()
    #if MISTAKE
  .addCase(when: { $0 > 7 }, from: product)
    // expected-mistake-error@-1 {{'addCase(when:from:)' is unavailable: the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'}}
    #else
  .addCase(when: { $0 > 7 }, from: product.from(.current))
    #endif
    .assemble()
}

import PortableUIKit
import StepRouter

// A case with a plain condition is a finished chain.
@MainActor private func chain(isLarge: Bool) {
  let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory()).using(.present())
  _ = SwitchAssembly<ProductViewController, Int>()
    #if MISTAKE
  .addCase(when: isLarge, from: product)
    // expected-mistake-error@-1 {{'addCase(when:from:)' is unavailable: the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'}}
    #else
  .addCase(when: isLarge, from: product.from(.current))
    #endif
    .assemble()
}

import PortableUIKit
import StepRouter

// The default of a switch is a finished chain.
@MainActor private func chain() {
  let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory()).using(.present())
  _ = SwitchAssembly<ProductViewController, Int>()
    #if MISTAKE
  .assemble(default: product)
    // expected-mistake-error@-1 {{'assemble(default:)' is unavailable: the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'}}
    #else
  .assemble(default: product.from(.current))
    #endif
}

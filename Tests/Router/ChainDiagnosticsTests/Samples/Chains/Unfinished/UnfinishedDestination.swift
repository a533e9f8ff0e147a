import PortableUIKit
import StepRouter

// An unfinished chain is no destination.
@MainActor private func chain(router: some Router) {
  let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory()).using(.present())
  #if MISTAKE
  router.navigate(to: product, with: 42)
  // expected-mistake-error@-1 {{'navigate(to:with:animated:)' is unavailable: the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'}}
  #else
  router.navigate(to: product.from(.current), with: 42)
  #endif
}

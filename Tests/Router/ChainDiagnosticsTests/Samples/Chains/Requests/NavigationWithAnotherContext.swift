import PortableUIKit
import StepRouter

// A destination is asked for with its own type of context.
@MainActor private func navigate(
  router: some Router, product: DestinationStep<ProductViewController, Int>
) {
  #if MISTAKE
  router.navigate(to: product, with: "42")
  // expected-mistake-error@-1 {{'navigate(to:with:animated:)' is unavailable: the context is not of the destination's type: give 'with:' a value of its 'Context'}}
  #else
  router.navigate(to: product, with: 42)
  #endif
}

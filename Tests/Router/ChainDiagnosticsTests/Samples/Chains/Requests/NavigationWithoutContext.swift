import PortableUIKit
import StepRouter

// A destination with a context is not asked for without one.
@MainActor private func navigate(
  router: some Router, product: DestinationStep<ProductViewController, Int>
) {
  #if MISTAKE
  router.navigate(to: product)
  // expected-mistake-error@-1 {{'navigate(to:animated:completion:)' is unavailable: the destination needs a context: write 'navigate(to: …, with: …)'}}
  #else
  router.navigate(to: product, with: 42)
  #endif
}

import PortableUIKit
import StepRouter

// A router is asked for a chain, not for a class.
@MainActor private func navigate(
  router: some Router, product: DestinationStep<ProductViewController, Int>
) {
  #if MISTAKE
  router.navigate(to: ProductViewController.self, with: 42)
  // expected-mistake-error@-1 {{'navigate(to:with:animated:)' is unavailable: a view controller is not a destination: declare its chain, 'StepAssembly(finder: …, factory: …)', and give that}}
  #else
  router.navigate(to: product, with: 42)
  #endif
}

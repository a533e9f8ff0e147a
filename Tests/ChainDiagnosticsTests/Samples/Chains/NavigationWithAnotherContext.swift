import PortableUIKit
import StepRouter

// A destination is asked for with its own type of context.
@MainActor private func navigate(
  router: some Router, product: DestinationStep<ProductViewController, Int>
) {
  #if MISTAKE
    router.navigate(to: product, with: "42")
  // expected-mistake-error@-1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  #else
    router.navigate(to: product, with: 42)
  #endif
}

import PortableUIKit
import StepRouter
import StepRouterTesting

// A destination in a test is answered with a view controller of its class.
@MainActor private func answer(
  spy: RouterSpy, product: DestinationStep<ProductViewController, Int>
) {
  #if MISTAKE
  spy.answer(product, with: HomeViewController())
  // expected-mistake-error@-1 {{cannot convert value of type 'HomeViewController' to expected argument type 'ProductViewController'}}
  #else
  spy.answer(product, with: ProductViewController())
  #endif
}

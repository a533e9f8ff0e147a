import PortableUIKit
import StepRouter
import StepRouterLinks

// A rule chooses among chains that take the link's context.
@MainActor private func pushed(
  link: LinkPattern<Int>, home: DestinationStep<HomeViewController, Void>,
  product: DestinationStep<ProductViewController, Int>
) {
  #if MISTAKE
  _ = link.push(home)
  // expected-mistake-error@-1 {{'push' is unavailable: the chain takes another 'Context' than the link: .adaptingContext(using: …) behind it}}
  #else
  _ = link.push(product)
  #endif
}

import PortableUIKit
import StepRouter
import StepRouterExplorer

// A destination with a context is not explored without one.
@MainActor private func explored(product: DestinationStep<ProductViewController, Int>) {
  #if MISTAKE
  _ = ExploredDestination("product", product)
  // expected-mistake-error@-1 {{'init(_:_:)' is unavailable: the destination needs a context: write 'with: …' behind the chain}}
  #else
  _ = ExploredDestination("product", product, with: 42)
  #endif
}

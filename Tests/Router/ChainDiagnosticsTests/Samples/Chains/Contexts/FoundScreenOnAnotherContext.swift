import PortableUIKit
import StepRouter

// A screen that is never built has a base of its own context, or of none.
@MainActor private func chain(
  named: DestinationStep<UITabBarController, String>,
  plain: DestinationStep<UITabBarController, Void>
) {
  let product = StepAssembly(finder: ProductFinder(), factory: NilFactory())
  #if MISTAKE
  _ = product.from(named).assemble()
  // expected-mistake-error@-1 {{'from' is unavailable: the base takes another 'Context' than this chain: convert the chain's into it, '.from(base.adaptingContext { (context: …) in … })'}}
  #else
  _ = product.from(plain).assemble()
  #endif
}

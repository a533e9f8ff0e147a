import PortableUIKit
import StepRouter

// So does a host that is never built.
@MainActor private func chain(
  named: DestinationStep<UITabBarController, String>,
  plain: DestinationStep<UITabBarController, Void>
) {
  let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(SingleStep(finder: ClassFinder<UINavigationController, Int>(), factory: NilFactory()))
  #if MISTAKE
  _ = product.from(named).assemble()
  // expected-mistake-error@-1 {{'from' is unavailable: the base takes another 'Context' than this chain: convert the chain's into it, '.from(base.adaptingContext { (context: …) in … })'}}
  #else
  _ = product.from(plain).assemble()
  #endif
}

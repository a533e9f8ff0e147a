import PortableUIKit
import StepRouter

// What needs no context stands anywhere in a long chain, at little cost to the compiler.
@MainActor private func chain(
  plain: DestinationStep<HomeViewController, Void>,
  named: DestinationStep<HomeViewController, String>
) {
  let tabs = SingleStep(finder: ClassFinder<UITabBarController, Void>(), factory: ClassFactory())
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present())
    .from(tabs)
    .using(.present())
    #if MISTAKE
  .from(named)
    // expected-mistake-error@-1 {{'from' is unavailable: the base takes another 'Context' than this chain: convert the chain's into it, '.from(base.adaptingContext { (context: …) in … })'}}
    #else
  .from(NavigationControllerStep())
  .using(.present())
  .from(TabBarControllerStep())
  .using(.present())
  .from(tabs)
  .using(.present())
  .from(NavigationControllerStep())
  .using(.present())
  .from(TabBarControllerStep())
  .using(.present())
  .from(tabs)
  .using(.present())
  .from(NavigationControllerStep())
  .using(.present())
  .from(TabBarControllerStep())
  .using(.present())
  .from(tabs)
  .using(.present())
  .from(NavigationControllerStep())
  .using(.present())
  .from(TabBarControllerStep())
  .using(.present())
  .from(tabs)
  .using(.present())
  .from(plain)
    #endif
    .assemble()
}

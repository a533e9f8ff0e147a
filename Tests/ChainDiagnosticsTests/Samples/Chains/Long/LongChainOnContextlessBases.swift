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
    // expected-mistake-error@-1 {{cannot convert value of type 'DestinationStep<HomeViewController, String>' to expected argument type 'DestinationStep<HomeViewController, Int>'}}
    // expected-mistake-note@-2 {{arguments to generic parameter 'Context' ('String' and 'Int') are expected to be equal}}
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

import PortableUIKit
import StepRouter

// Nothing is pushed into a plain view controller.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(SingleStep(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory()))
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this host: '.push()' goes with 'NavigationControllerStep', '.addTab()' with 'TabBarControllerStep', an action of your own with its own 'ViewController'}}
    #else
  .from(SingleStep(finder: ClassFinder<ShopNavigation, Int>(), factory: ClassFactory()))
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

import PortableUIKit
import StepRouter

// An action that names one class accepts that class and no other.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .using(ShowInStack())
    #else
  .using(.push())
    #endif
    .from(NavigationControllerStep<ShopNavigation, Int>())
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this host: '.push()' goes with 'NavigationControllerStep', '.addTab()' with 'TabBarControllerStep', an action of your own with its own 'ViewController'}}
    .using(.present())
    .from(.current)
    .assemble()
}

import PortableUIKit
import StepRouter

// A tab cannot be added to a navigation controller.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .using(.addTab())
    #else
  .using(.push())
    #endif
    .from(NavigationControllerStep())
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this host: '.push()' goes with 'NavigationControllerStep', '.addTab()' with 'TabBarControllerStep', an action of your own with its own 'ViewController'}}
    .using(.present())
    .from(.current)
    .assemble()
}

import PortableUIKit
import StepRouter

// A mistake far down a long chain is found as fast as in a short one.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    .using(.addTab())
    .from(TabBarControllerStep())
    .using(.present())
    .from(NavigationControllerStep())
    .using(.present())
    .from(TabBarControllerStep())
    #if MISTAKE
  .using(.addTab())
    #else
  .using(.push())
    #endif
    .from(NavigationControllerStep())
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this host: '.push()' goes with 'NavigationControllerStep', '.addTab()' with 'TabBarControllerStep', an action of your own with its own 'ViewController'}}
    .using(.replaceRoot())
    .from(.root)
    .assemble()
}

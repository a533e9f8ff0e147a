import PortableUIKit
import StepRouter

// Nothing is pushed into a tab bar controller.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .using(.push())
    #else
  .using(.addTab())
    #endif
    .from(TabBarControllerStep())
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this host: '.push()' goes with 'NavigationControllerStep', '.addTab()' with 'TabBarControllerStep', an action of your own with its own 'ViewController'}}
    .using(.replaceRoot())
    .from(.root)
    .assemble()
}

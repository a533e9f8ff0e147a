import PortableUIKit
import StepRouter

// A navigation controller has no placements.
@available(iOS 27.1, *)
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .using(.setPlacement(.primary))
    #else
  .using(.push())
    #endif
    .from(NavigationControllerStep())
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this host: '.push()' goes with 'NavigationControllerStep', '.addTab()' with 'TabBarControllerStep', an action of your own with its own 'ViewController'}}
    .using(.present())
    .from(.current)
    .assemble()
}

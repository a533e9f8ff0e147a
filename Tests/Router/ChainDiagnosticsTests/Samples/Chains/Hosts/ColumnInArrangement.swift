import PortableUIKit
import StepRouter

// An arrangement has placements, and no columns.
@available(iOS 27.1, *)
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .using(.setColumn(.primary))
    #else
  .using(.setPlacement(.primary))
    #endif
    .from(ArrangementControllerStep(.split))
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this host: '.push()' goes with 'NavigationControllerStep', '.addTab()' with 'TabBarControllerStep', an action of your own with its own 'ViewController'}}
    .using(.present())
    .from(.current)
    .assemble()
}

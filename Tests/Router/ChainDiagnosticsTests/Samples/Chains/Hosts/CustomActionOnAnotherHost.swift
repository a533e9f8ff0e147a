import PortableUIKit
import StepRouter

// An app's own action accepts its host only, too.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(ShowInStack())
    #if MISTAKE
  .from(TabBarControllerStep())
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this host: '.push()' goes with 'NavigationControllerStep', '.addTab()' with 'TabBarControllerStep', an action of your own with its own 'ViewController'}}
    #else
  .from(NavigationControllerStep())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

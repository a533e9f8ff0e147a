import PortableUIKit
import StepRouter

// A base is a step, not a view controller.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(UINavigationController())
    // expected-mistake-error@-1 {{'from' is unavailable: a base is a step, not a view controller: write '.from(NavigationControllerStep())', '.from(.current)', or the chain of the screen that this one stands on}}
    #else
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
    #endif
    .assemble()
}

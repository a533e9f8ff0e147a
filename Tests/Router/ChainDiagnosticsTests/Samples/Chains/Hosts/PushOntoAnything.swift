import PortableUIKit
import StepRouter

// What is on screen need not be a navigation controller.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(.current)
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this base: name a step of the action's host, such as '.from(NavigationControllerStep())' for '.push()', or the container around the base, '.from(base.expectingContainer())'}}
    #else
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
    #endif
    .assemble()
}

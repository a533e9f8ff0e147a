import PortableUIKit
import StepRouter

// The same of a step that is still to be integrated.
@MainActor private func chain() {
  let home = SingleStep(finder: ClassFinder<HomeViewController, Void>(), factory: ClassFactory())
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(home)
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this base: name a step of the action's host, such as '.from(NavigationControllerStep())' for '.push()', or the container around the base, '.from(base.expectingContainer())'}}
    #else
  .from(home.expectingContainer())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

import PortableUIKit
import StepRouter

// A screen is not the stack in which it stands, unless that is asked for.
@MainActor private func chain(home: DestinationStep<HomeViewController, Int>) {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(home)
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this base: name a step of the action's host, such as '.from(NavigationControllerStep())' for '.push()', or the container around the base, '.from(base.expectingContainer())'}}
    #else
  .from(home.expectingContainer())
    #endif
    .assemble()
}

import PortableUIKit
import StepRouter

// Where neither the chain nor the base needs a context, the message is the same.
@MainActor private func chain(home: DestinationStep<HomeViewController, Void>) {
  _ = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: ClassFactory())
    .using(.push())
    #if MISTAKE
  .from(home)
    // expected-mistake-error@-1 {{'from' is unavailable: the action does not work on this base: name a step of the action's host, such as '.from(NavigationControllerStep())' for '.push()', or the container around the base, '.from(base.expectingContainer())'}}
    #else
  .from(home.expectingContainer())
    #endif
    .assemble()
}

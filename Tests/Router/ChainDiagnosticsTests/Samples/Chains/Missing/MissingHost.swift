import PortableUIKit
import StepRouter

// An action follows another one, whose host is forgotten.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    #if MISTAKE
  .using(.present())
  .using(.present())
    // expected-mistake-error@-1 {{'using' is unavailable: the action before this has no host: write '.from(NavigationControllerStep())', or another host, first}}
    #else
  .using(.present())
  .from(NavigationControllerStep())
  .using(.present())
    #endif
    .from(.current)
    .assemble()
}

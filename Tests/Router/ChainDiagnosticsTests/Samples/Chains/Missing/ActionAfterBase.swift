import PortableUIKit
import StepRouter

// An action stands before the base that it works on.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    #if MISTAKE
  .using(.present())
  .from(.current)
  .using(.replaceRoot())
  // expected-mistake-error@-1 {{'using' is unavailable: the chain has its base already: write '.using(…)' before the '.from(…)' that it goes with}}
  .from(.root)
    #else
  .using(.replaceRoot())
  .from(.root)
    #endif
    .assemble()
}

import PortableUIKit
import StepRouter

// An action that is forgotten in the middle of a long chain is missed there.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    .using(.addTab())
    .from(TabBarControllerStep())
    .using(.present())
    .from(NavigationControllerStep())
    .using(.present())
    .from(TabBarControllerStep())
    .using(.push())
    .from(NavigationControllerStep())
    .using(.addTab())
    .from(TabBarControllerStep())
    #if MISTAKE
  .from(NavigationControllerStep())
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.MissingAction' to '_CorrectChain' is unavailable: the step before this has no action: write '.using(.push())', '.using(.present())' or '.using(.replaceRoot())' first}}
    #else
  .using(.present())
  .from(NavigationControllerStep())
    #endif
    .using(.present())
    .from(TabBarControllerStep())
    .using(.present())
    .from(NavigationControllerStep())
    .using(.present())
    .from(.current)
    .assemble()
}

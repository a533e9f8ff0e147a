import PortableUIKit
import StepRouter

// An action that is forgotten at the end of a long chain is missed there.
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
    .using(.present())
    .from(NavigationControllerStep())
    .using(.present())
    .from(TabBarControllerStep())
    #if MISTAKE
  .from(.root)
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.MissingAction' to '_CorrectChain' is unavailable: the step before this has no action: write '.using(.push())', '.using(.present())' or '.using(.replaceRoot())' first}}
    #else
  .using(.replaceRoot())
  .from(.root)
    #endif
    .assemble()
}

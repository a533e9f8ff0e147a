import PortableUIKit
import StepRouter

// A forgotten action is missed in a long chain, too.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .from(NavigationControllerStep())
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.MissingAction' to '_CorrectChain' is unavailable: the step before this has no action: write '.using(.push())', '.using(.present())' or '.using(.replaceRoot())' first}}
    #else
  .using(.push())
  .from(NavigationControllerStep())
    #endif
    .using(.addTab())
    .from(TabBarControllerStep())
    .using(.present())
    .from(NavigationControllerStep())
    .using(.present())
    .from(TabBarControllerStep())
    .using(.present())
    .from(NavigationControllerStep())
    .using(.replaceRoot())
    .from(.root)
    .assemble()
}

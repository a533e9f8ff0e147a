import PortableUIKit
import StepRouter

// A screen that is built says how it is integrated, before an unfinished host too.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .from(NavigationControllerStep())
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.MissingAction' to '_CorrectChain' is unavailable: the step before this has no action: write '.using(.push())', '.using(.present())' or '.using(.replaceRoot())' first}}
    #else
  .using(.push())
  .from(NavigationControllerStep())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

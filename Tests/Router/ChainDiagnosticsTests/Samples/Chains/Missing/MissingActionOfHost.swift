import PortableUIKit
import StepRouter

// A host says how it is integrated before it says on what.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    #if MISTAKE
  .from(.current)
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.MissingAction' to '_CorrectChain' is unavailable: the step before this has no action: write '.using(.push())', '.using(.present())' or '.using(.replaceRoot())' first}}
    #else
  .using(.present())
  .from(.current)
    #endif
    .assemble()
}

import PortableUIKit
import StepRouter

// A host stands on something as well.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    #if MISTAKE
  .assemble()
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.MissingActionAndBase' to '_CorrectChain' is unavailable: the chain has no action and no base yet: write '.using(.present()).from(.current).assemble()'}}
    #else
  .using(.present())
  .from(.current)
  .assemble()
    #endif
}

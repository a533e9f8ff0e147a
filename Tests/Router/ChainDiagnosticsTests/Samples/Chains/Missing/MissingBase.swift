import PortableUIKit
import StepRouter

// A chain ends on a base.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.present())
    #if MISTAKE
  .assemble()
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.MissingBase' to '_CorrectChain' is unavailable: the chain has no base yet: write '.from(.current).assemble()'}}
    #else
  .from(.current)
  .assemble()
    #endif
}

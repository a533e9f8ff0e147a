import PortableUIKit
import StepRouter

// A screen alone is no destination.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .assemble()
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.MissingActionAndBase' to '_CorrectChain' is unavailable: the chain has no action and no base yet: write '.using(.present()).from(.current).assemble()'}}
    #else
  .using(.present())
  .from(.current)
  .assemble()
    #endif
}

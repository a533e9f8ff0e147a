import PortableUIKit
import StepRouter

// A screen that is built says how it is integrated.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .from(.current)
    // expected-mistake-error@-1 {{conformance of 'ChainMistake.MissingAction' to 'CorrectChain' is unavailable: say first how the screen is integrated: '.using(.push())' or '.using(.present())'}}
    #else
  .using(.present())
  .from(.current)
    #endif
    .assemble()
}

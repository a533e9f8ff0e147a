import PortableUIKit
import StepRouter

// A screen that is built says how it is integrated.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .from(.current)
    // expected-mistake-error@-1 {{'from' is unavailable: nothing says how the screen is integrated: write '.using(.push())' or '.using(.present())' first}}
    #else
  .using(.present())
  .from(.current)
    #endif
    .assemble()
}

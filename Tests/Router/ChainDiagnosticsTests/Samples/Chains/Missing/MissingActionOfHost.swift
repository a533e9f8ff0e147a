import PortableUIKit
import StepRouter

// A host says how it is integrated before it says on what.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    #if MISTAKE
  .from(.current)
    // expected-mistake-error@-1 {{'from' is unavailable: nothing says how the host is integrated: write '.using(.present())' or '.using(.replaceRoot())' first}}
    #else
  .using(.present())
  .from(.current)
    #endif
    .assemble()
}

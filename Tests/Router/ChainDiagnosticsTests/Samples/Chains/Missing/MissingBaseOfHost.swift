import PortableUIKit
import StepRouter

// A host stands on something as well.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    #if MISTAKE
  .assemble()
    // expected-mistake-error@-1 {{nothing says how the host is integrated: write '.using(.present())' or '.using(.replaceRoot())' first}}
    #else
  .using(.present())
  .from(.current)
  .assemble()
    #endif
}

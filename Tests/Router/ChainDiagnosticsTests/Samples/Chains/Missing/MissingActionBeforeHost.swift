import PortableUIKit
import StepRouter

// A screen that is built says how it is integrated, before an unfinished host too.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .from(NavigationControllerStep())
    // expected-mistake-error@-1 {{'from' is unavailable: nothing says how the screen is integrated: write '.using(.push())' or '.using(.present())' first}}
    #else
  .using(.push())
  .from(NavigationControllerStep())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

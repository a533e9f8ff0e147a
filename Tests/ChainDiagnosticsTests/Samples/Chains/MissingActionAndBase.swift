import PortableUIKit
import StepRouter

// A screen alone is no destination.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .assemble()
    // expected-mistake-error@-1 {{'assemble()' is unavailable: say first how the screen is integrated and on what: '.using(.present()).from(.current).assemble()'}}
    #else
  .using(.present())
  .from(.current)
  .assemble()
    #endif
}

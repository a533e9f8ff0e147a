import PortableUIKit
import StepRouter

// A target stands on something.
@MainActor private func chain() {
  let _: Target = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.present())
    #if MISTAKE
  .with(42)
    // expected-mistake-error@-1 {{'with' is unavailable: a target needs a base: write '.from(.current).with(…)'}}
    #else
  .from(.current)
  .with(42)
    #endif
}

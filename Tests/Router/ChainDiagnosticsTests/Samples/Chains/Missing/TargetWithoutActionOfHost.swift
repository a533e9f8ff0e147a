import PortableUIKit
import StepRouter

// A target says how its host is integrated.
@MainActor private func chain() {
  let _: Target = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    #if MISTAKE
  .with(42)
    // expected-mistake-error@-1 {{'with' is unavailable: a target needs an action and a base: write '.using(.present()).from(.current).with(…)'}}
    #else
  .using(.present())
  .from(.current)
  .with(42)
    #endif
}

import PortableUIKit
import StepRouter

// A host that is never built is never integrated either.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(
      SingleStep(finder: ClassFinder<UINavigationController, Int>(), factory: NilFactory())
    )
    #if MISTAKE
  .using(.present())
  // expected-mistake-error@-1 {{to '_TakesAction' is unavailable: a host with a 'NilFactory' is never built, so it takes no action: write '.from(…)' alone}}
  .from(.current)
    #else
  .from(.current)
    #endif
    .assemble()
}

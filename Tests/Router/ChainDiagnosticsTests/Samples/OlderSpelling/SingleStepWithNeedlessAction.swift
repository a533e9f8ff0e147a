import PortableUIKit
import RouteComposerSpelling
import StepRouter

// A single step that is never built is never integrated.
@MainActor private func chain() {
  _ = SingleStep(finder: ClassFinder<HomeViewController, Int>(), factory: NilFactory())
    #if MISTAKE
  .using(.present())
    // expected-mistake-error@-1 {{'using' is unavailable: a screen with a 'NilFactory' is never built, so it takes no action: write '.from(…)' alone}}
    #else

  #endif
  .from(.current)
  .assemble()
}

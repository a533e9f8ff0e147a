import PortableUIKit
import StepRouter

// A step between a screen and its base does not begin a chain, though it is never built.
@MainActor private func chain() {
  #if MISTAKE
  _ = SingleStep(finder: ClassFinder<HomeViewController, Int>(), factory: NilFactory())
    .from(.current)
    // expected-mistake-error@-1 {{'from' is unavailable: a chain does not begin with this step: write 'StepAssembly(finder:factory:)', or 'ChainAssembly.from(…)' around the step}}
    .assemble()
  #else
  _ = StepAssembly(finder: ClassFinder<HomeViewController, Int>(), factory: NilFactory())
    .from(.current)
    .assemble()
  #endif
}

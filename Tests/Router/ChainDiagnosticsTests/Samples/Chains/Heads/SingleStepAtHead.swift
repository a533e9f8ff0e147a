import PortableUIKit
import StepRouter

// A step between a screen and its base does not begin a chain.
@MainActor private func chain() {
  #if MISTAKE
  _ = SingleStep(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory())
    .using(.present())
    // expected-mistake-error@-1 {{'using' is unavailable: a chain does not begin with this step: write 'StepAssembly(finder:factory:)', or 'ChainAssembly.from(…)' around the step}}
    .from(.current)
    .assemble()
  #else
  _ = StepAssembly(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory())
    .using(.present())
    .from(.current)
    .assemble()
  #endif
}

import PortableUIKit
import StepRouter

// A step between a screen and its base does not begin a chain.
@MainActor private func chain() {
  #if MISTAKE
  _ = SingleStep(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory())
    .using(.present())
    // expected-mistake-error@-1 {{'using' is unavailable: a chain begins with 'StepAssembly(finder:factory:)', or with 'ChainAssembly.from(…)' around this step}}
    .from(.current)
    .assemble()
  #else
  _ = StepAssembly(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory())
    .using(.present())
    .from(.current)
    .assemble()
  #endif
}

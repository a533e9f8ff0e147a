import PortableUIKit
import StepRouter

// A step by itself is no chain.
@MainActor private func chain() {
  #if MISTAKE
  _ = SingleStep(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory())
    .assemble()
  // expected-mistake-error@-1 {{'assemble()' is unavailable: a chain does not begin with this step: write 'StepAssembly(finder:factory:)', or 'ChainAssembly.from(…)' around the step}}
  #else
  _ = StepAssembly(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory())
    .using(.present())
    .from(.current)
    .assemble()
  #endif
}

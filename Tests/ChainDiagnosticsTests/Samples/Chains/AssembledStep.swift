import PortableUIKit
import StepRouter

// A step by itself is no chain.
@MainActor private func chain() {
  #if MISTAKE
  _ = SingleStep(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory())
    .assemble()
  // expected-mistake-error@-1 {{'assemble()' is unavailable: a chain begins with 'StepAssembly(finder:factory:)', or with 'ChainAssembly.from(…)' around this step}}
  #else
  _ = StepAssembly(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory())
    .using(.present())
    .from(.current)
    .assemble()
  #endif
}

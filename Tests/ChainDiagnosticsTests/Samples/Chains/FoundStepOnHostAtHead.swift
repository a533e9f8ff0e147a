import PortableUIKit
import StepRouter

// A step between a screen and its base does not begin a chain, whatever it stands on.
@MainActor private func chain() {
  #if MISTAKE
  _ = SingleStep(finder: ClassFinder<HomeViewController, Int>(), factory: NilFactory())
    .from(TabBarControllerStep())
    // expected-mistake-error@-1 {{'from' is unavailable: a chain begins with 'StepAssembly(finder:factory:)', or with 'ChainAssembly.from(…)' around this step}}
    .using(.replaceRoot())
    .from(.root)
    .assemble()
  #else
  _ = StepAssembly(finder: ClassFinder<HomeViewController, Int>(), factory: NilFactory())
    .from(TabBarControllerStep())
    .using(.replaceRoot())
    .from(.root)
    .assemble()
  #endif
}

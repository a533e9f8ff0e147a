import PortableUIKit
import StepRouter

// A container that is the destination itself stands in a `ChainAssembly`.
@MainActor private func chain() {
  #if MISTAKE
  _ = NavigationControllerStep<UINavigationController, Int>()
    .using(.present())
    // expected-mistake-error@-1 {{'using' is unavailable: a chain begins with 'StepAssembly(finder:factory:)', or with 'ChainAssembly.from(…)' around this step}}
    .from(.current)
    .assemble()
  #else
  _ = ChainAssembly.from(NavigationControllerStep<UINavigationController, Int>())
    .using(.present())
    .from(.current)
    .assemble()
  #endif
}

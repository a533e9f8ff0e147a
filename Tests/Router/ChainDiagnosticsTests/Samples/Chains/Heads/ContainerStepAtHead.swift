import PortableUIKit
import StepRouter

// A container that is the destination itself stands in a `ChainAssembly`.
@MainActor private func chain() {
  #if MISTAKE
  _ = NavigationControllerStep<UINavigationController, Int>()
    .using(.present())
    // expected-mistake-error@-1 {{'using' is unavailable: a chain does not begin with this step: write 'StepAssembly(finder:factory:)', or 'ChainAssembly.from(…)' around the step}}
    .from(.current)
    .assemble()
  #else
  _ = ChainAssembly.from(NavigationControllerStep<UINavigationController, Int>())
    .using(.present())
    .from(.current)
    .assemble()
  #endif
}

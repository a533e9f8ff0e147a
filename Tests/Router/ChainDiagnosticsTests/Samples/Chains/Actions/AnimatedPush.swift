import PortableUIKit
import StepRouter

// The request, not the chain, says whether it is animated.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .using(.push(animated: true))
    // expected-mistake-error@-1 {{'push(animated:)' is unavailable: the request says whether a navigation is animated: 'navigate(to: …, animated: false)'}}
    #else
  .using(.push())
    #endif
    .from(NavigationControllerStep())
    .using(.present())
    .from(NavigationControllerStep())
    .using(.replaceRoot())
    .from(.root)
    .assemble()
}

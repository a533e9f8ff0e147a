import PortableUIKit
import StepRouter

// The request, not the chain, says whether it is animated.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    #if MISTAKE
  .using(.present(animated: true))
    // expected-mistake-error@-1 {{'present(animated:)' is unavailable: the request says whether a navigation is animated: 'navigate(to: …, animated: false)'}}
    #else
  .using(.present())
    #endif
    .from(NavigationControllerStep())
    .using(.present())
    .from(NavigationControllerStep())
    .using(.replaceRoot())
    .from(.root)
    .assemble()
}

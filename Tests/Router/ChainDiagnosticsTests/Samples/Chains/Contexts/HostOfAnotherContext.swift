import PortableUIKit
import StepRouter

// One type of context goes through a chain, unfinished hosts included.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(NavigationControllerStep<UINavigationController, String>())
    // expected-mistake-error@-1 {{requires the types 'Int' and 'String' be equivalent}}
    #else
  .from(NavigationControllerStep<UINavigationController, Int>())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

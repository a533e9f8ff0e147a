import PortableUIKit
import StepRouter

// A container takes the context of its chain; with one of its own it says how it is adapted.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(NavigationControllerStep<UINavigationController, Void>())
    // expected-mistake-error@-1 {{requires the types 'Int' and 'Void' be equivalent}}
    #else
  .from(NavigationControllerStep<UINavigationController, Void>().adaptingContext())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

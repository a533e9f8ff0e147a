import PortableUIKit
import StepRouter

// One type of context goes through a long chain, too.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    .using(.addTab())
    .from(TabBarControllerStep())
    .using(.present())
    #if MISTAKE
  .from(NavigationControllerStep<UINavigationController, String>())
    // expected-mistake-error@-1 {{requires the types 'Int' and 'String' be equivalent}}
    #else
  .from(NavigationControllerStep<UINavigationController, Int>())
    #endif
    .using(.present())
    .from(TabBarControllerStep())
    .using(.present())
    .from(NavigationControllerStep())
    .using(.replaceRoot())
    .from(.root)
    .assemble()
}

import PortableUIKit
import StepRouter

// A wrong label in the middle of three stacks is found at once.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    #if MISTAKE
  .using(.present(style: .fullScreen))
    // expected-mistake-error@-1 {{'present(style:)' is unavailable: the style has the label 'presentationStyle:'}}
    #else
  .using(.present(presentationStyle: .fullScreen))
    #endif
    .from(NavigationControllerStep())
    .using(.present())
    .from(NavigationControllerStep())
    .using(.replaceRoot())
    .from(.root)
    .assemble()
}

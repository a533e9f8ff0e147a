import PortableUIKit
import StepRouter

// UIKit's property is not the label either.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(NavigationControllerStep())
    #if MISTAKE
  .using(.present(modalPresentationStyle: .fullScreen))
    // expected-mistake-error@-1 {{'present(modalPresentationStyle:)' is unavailable: the style has the label 'presentationStyle:'}}
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

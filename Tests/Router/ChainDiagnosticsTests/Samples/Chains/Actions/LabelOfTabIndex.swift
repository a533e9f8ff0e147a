import PortableUIKit
import StepRouter

// A wrong label of an index is found at once.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .using(.addTab(index: 0))
    // expected-mistake-error@-1 {{'addTab(index:)' is unavailable: the index has the label 'at:'}}
    #else
  .using(.addTab(at: 0))
    #endif
    .from(TabBarControllerStep())
    .using(.replaceRoot())
    .from(.root)
    .assemble()
}

import PortableUIKit
import RouteComposerSpelling
import StepRouter

// A chain that begins with a single step says how that is integrated, unless it is never built.
@MainActor private func chain() {
  #if MISTAKE
  let factory = ClassFactory<HomeViewController, Int>()
  #else
  let factory = NilFactory<HomeViewController, Int>()
  #endif
  _ = SingleStep(finder: ClassFinder(), factory: factory)
    .from(TabBarControllerStep())
    // expected-mistake-error@-1 {{'from' is unavailable: the screen has no action: write '.using(.push())' or '.using(.present())' first}}
    .using(.replaceRoot())
    .from(.root)
    .assemble()
}

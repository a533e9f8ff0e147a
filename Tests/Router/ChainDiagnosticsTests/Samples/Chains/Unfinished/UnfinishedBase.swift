import PortableUIKit
import StepRouter

// A chain stands on a finished one.
@MainActor private func chain() {
  let home = StepAssembly(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory())
    .using(.present())
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.present())
    #if MISTAKE
  .from(home)
    // expected-mistake-error@-1 {{'from' is unavailable: the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'}}
    #else
  .from(home.from(.current))
    #endif
    .assemble()
}

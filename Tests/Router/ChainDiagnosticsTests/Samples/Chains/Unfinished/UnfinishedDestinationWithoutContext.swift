import PortableUIKit
import StepRouter

// An unfinished chain is no destination without a context either.
@MainActor private func chain(router: some Router) {
  let home = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
  #if MISTAKE
  router.navigate(to: home)
  // expected-mistake-error@-1 {{'navigate(to:animated:)' is unavailable: the chain given here is unfinished: end it with its own action and base, such as '.using(.present()).from(.current).assemble()'}}
  #else
  router.navigate(to: home.using(.present()).from(.current))
  #endif
}

import PortableUIKit
import StepRouter

// An interceptor is written at its step, not behind the chain so far.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(NavigationControllerStep())
  .adding(StockInterceptor())
    // expected-mistake-error@-1 {{'adding' is unavailable: an interceptor or task belongs to a step: write it before the screen's '.using(…)', or at the host, '.from(host.adding(…))'}}
    #else
  .from(NavigationControllerStep().adding(StockInterceptor()))
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

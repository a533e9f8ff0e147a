import PortableUIKit
import StepRouter

// A finished chain takes no interceptors.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .using(.present())
  .from(.current)
  .adding(StockInterceptor())
    // expected-mistake-error@-1 {{'adding' is unavailable: an interceptor or task belongs to a step: write it before the screen's '.using(…)', or at the host, '.from(host.adding(…))'}}
    #else
  .adding(StockInterceptor())
  .using(.present())
  .from(.current)
    #endif
    .assemble()
}

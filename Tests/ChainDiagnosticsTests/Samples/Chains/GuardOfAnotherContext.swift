import PortableUIKit
import StepRouter

// An interceptor is asked with the context of its step.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .adding(NameInterceptor())
    // expected-mistake-error@-1 {{conformance of 'ChainMistake.GuardOfAnotherContext' to 'CorrectChain' is unavailable: the interceptor's 'Context' is not the step's: give it the same one}}
    #else
  .adding(StockInterceptor())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

import PortableUIKit
import StepRouter

// An interceptor is asked with the context of its step.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .adding(NameInterceptor())
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.InterceptorOfAnotherContext' to '_CorrectChain' is unavailable: the interceptor takes another 'Context' than the step: give both the same type}}
    #else
  .adding(StockInterceptor())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

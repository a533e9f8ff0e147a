import PortableUIKit
import StepRouter

// An interceptor of a host is asked with the context of the chain.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(NavigationControllerStep<UINavigationController, Int>().adding(NameInterceptor()))
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.InterceptorOfAnotherContext' to '_CorrectChain' is unavailable: the interceptor takes another 'Context' than the step: give both the same type}}
    #else
  .from(NavigationControllerStep<UINavigationController, Int>().adding(StockInterceptor()))
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

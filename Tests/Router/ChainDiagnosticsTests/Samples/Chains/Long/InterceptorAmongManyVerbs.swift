import PortableUIKit
import StepRouter

// One mistake among many interceptors and tasks is found at once.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .adding(StockInterceptor())
    .adding(InlineContextTask { (screen: ProductViewController, _: Int) in screen.title = "" })
    .adding(InlinePostTask { (_: ProductViewController, _: Int, _) in })
    #if MISTAKE
  .adding(NameInterceptor())
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.InterceptorOfAnotherContext' to '_CorrectChain' is unavailable: the interceptor takes another 'Context' than the step: give both the same type}}
    #else
  .adding(StockInterceptor())
    #endif
    .adding(StockInterceptor())
    .adding(InlineContextTask { (screen: ProductViewController, _: Int) in screen.title = "" })
    .adding(InlinePostTask { (_: ProductViewController, _: Int, _) in })
    .adding(StockInterceptor())
    .using(.present())
    .from(.current)
    .assemble()
}

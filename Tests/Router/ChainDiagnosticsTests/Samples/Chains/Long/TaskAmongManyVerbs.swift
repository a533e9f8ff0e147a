import PortableUIKit
import StepRouter

// One task for another screen among many interceptors and tasks is found at once.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .adding(StockInterceptor())
    .adding(InlineContextTask { (screen: ProductViewController, _: Int) in screen.title = "" })
    .adding(InlinePostTask { (_: ProductViewController, _: Int, _) in })
    .adding(StockInterceptor())
    #if MISTAKE
  .adding(InlineContextTask { (screen: HomeViewController, _: Int) in screen.title = "" })
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.TaskForAnotherScreen' to '_CorrectChain' is unavailable: the task takes another 'ViewController' or 'Context' than the step: give both the same types}}
    #else
  .adding(InlineContextTask { (screen: ProductViewController, _: Int) in screen.title = "" })
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

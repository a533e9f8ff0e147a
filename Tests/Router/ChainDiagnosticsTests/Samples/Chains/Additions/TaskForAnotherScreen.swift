import PortableUIKit
import StepRouter

// A task works on the view controller of its step.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .adding(InlineContextTask { (screen: HomeViewController, id: Int) in screen.title = "\(id)" })
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.TaskForAnotherScreen' to '_CorrectChain' is unavailable: the task takes another 'ViewController' or 'Context' than the step: give both the same types}}
    #else
  .adding(
    InlineContextTask { (screen: ProductViewController, id: Int) in screen.title = "\(id)" })
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

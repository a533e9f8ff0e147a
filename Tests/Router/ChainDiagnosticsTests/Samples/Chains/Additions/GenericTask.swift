import PortableUIKit
import StepRouter

// A generic task takes the screen and the context of its step, unless it names others.
private struct Count<Screen: UIViewController, Context>: PostRoutingTask {
  func perform(on viewController: Screen, with context: Context, routingStack: [UIViewController]) {
  }
}

@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    #if MISTAKE
  .adding(Count<HomeViewController, Int>())
    // expected-mistake-error@-1 {{conformance of '_ChainMistake.TaskForAnotherScreen' to '_CorrectChain' is unavailable: the task takes another 'ViewController' or 'Context' than the step: give both the same types}}
    #else
  .adding(Count())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

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
    // expected-mistake-error@-1 {{conformance of 'ChainMistake.TaskForAnotherScreen' to 'CorrectChain' is unavailable: the task's 'ViewController' and 'Context' are not the step's: give it the same ones}}
    #else
  .adding(Count())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

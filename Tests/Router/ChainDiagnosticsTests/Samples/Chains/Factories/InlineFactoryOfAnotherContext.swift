import PortableUIKit
import StepRouter

// The closure of a factory takes what its finder takes.
@MainActor private func chain() {
  #if MISTAKE
  _ = StepAssembly(
    // expected-mistake-error@-1 {{'init(finder:factory:)' is unavailable: the factory builds another 'ViewController' or takes another 'Context' than the finder: give both the same types}}
    finder: ProductFinder(), factory: InlineFactory { (_: String) in ProductViewController() })
  #else
  _ = StepAssembly(
    finder: ProductFinder(), factory: InlineFactory { (_: Int) in ProductViewController() })
  #endif
}

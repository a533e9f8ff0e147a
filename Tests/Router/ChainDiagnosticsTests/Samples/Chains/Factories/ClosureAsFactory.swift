import PortableUIKit
import StepRouter

// A closure is no factory, but stands in one.
@MainActor private func chain() {
  #if MISTAKE
  _ = StepAssembly(finder: ProductFinder(), factory: { (_: Int) in ProductViewController() })
  // expected-mistake-error@-1 {{'init(finder:factory:)' is unavailable: a function is not a factory: write 'InlineFactory { (context: …) in … }' around it}}
  #else
  _ = StepAssembly(
    finder: ProductFinder(), factory: InlineFactory { (_: Int) in ProductViewController() })
  #endif
}

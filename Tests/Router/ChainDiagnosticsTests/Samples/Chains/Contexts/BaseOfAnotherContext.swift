import PortableUIKit
import StepRouter

// One type of context goes through a chain, unless it is converted.
@MainActor private func chain(stack: DestinationStep<UINavigationController, String>) {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(stack)
    // expected-mistake-error@-1 {{'from' is unavailable: the base takes another 'Context' than this chain: convert the chain's into it, '.from(base.adaptingContext { (context: …) in … })'}}
    #else
  .from(stack.adaptingContext { (id: Int) in "\(id)" })
    #endif
    .assemble()
}

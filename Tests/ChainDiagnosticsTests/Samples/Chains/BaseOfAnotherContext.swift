import PortableUIKit
import StepRouter

// One type of context goes through a chain, unless it is converted.
@MainActor private func chain(stack: DestinationStep<UINavigationController, String>) {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(stack)
    // expected-mistake-error@-1 {{'from' is unavailable: the base takes another context: write '.from(base.adaptingContext(using: …))'}}
    #else
  .from(stack.adaptingContext(using: InlineContextTransformer { (id: Int) in "\(id)" }))
    #endif
    .assemble()
}

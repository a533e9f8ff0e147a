import PortableUIKit
import StepRouter

// An action for any host does not loosen the context.
@MainActor private func chain(home: DestinationStep<HomeViewController, String>) {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.present())
    #if MISTAKE
  .from(home)
    // expected-mistake-error@-1 {{'from' is unavailable: the base takes another context: write '.from(base.adaptingContext(using: …))'}}
    #else
  .from(home.adaptingContext(using: InlineContextTransformer { (id: Int) in "\(id)" }))
    #endif
    .assemble()
}

import PortableUIKit
import StepRouter

// An optional context is another context.
@MainActor private func chain(home: DestinationStep<HomeViewController, Int?>) {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.present())
    #if MISTAKE
  .from(home)
    // expected-mistake-error@-1 {{'from' is unavailable: the base takes another context: write '.from(base.adaptingContext(using: …))'}}
    #else
  .from(home.adaptingContext(using: InlineContextTransformer { (id: Int) in id }))
    #endif
    .assemble()
}

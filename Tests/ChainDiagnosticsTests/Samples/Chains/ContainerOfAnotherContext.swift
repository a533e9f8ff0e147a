import PortableUIKit
import StepRouter

// The container around a base is asked for with the context of the base.
@MainActor private func chain(home: DestinationStep<HomeViewController, String>) {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(home.expectingContainer())
    // expected-mistake-error@-1 {{'from' is unavailable: the base takes another context: write '.from(base.adaptingContext(using: …))'}}
    #else
  .from(
    home.adaptingContext(using: InlineContextTransformer { (id: Int) in "\(id)" })
      .expectingContainer())
    #endif
    .assemble()
}

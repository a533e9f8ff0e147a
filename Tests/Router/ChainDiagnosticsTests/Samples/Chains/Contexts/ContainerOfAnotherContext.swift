import PortableUIKit
import StepRouter

// The container around a base is asked for with the context of the base.
@MainActor private func chain(home: DestinationStep<HomeViewController, String>) {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(home.expectingContainer())
    // expected-mistake-error@-1 {{'from' is unavailable: the base takes another 'Context' than this chain: convert the chain's into it, '.from(base.adaptingContext { (context: …) in … })'}}
    #else
  .from(
    home.adaptingContext { (id: Int) in "\(id)" }
      .expectingContainer())
    #endif
    .assemble()
}

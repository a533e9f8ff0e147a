import PortableUIKit
import StepRouter

// A screen with a context of its own needs both: its context converted, and its container.
@MainActor private func chain(home: DestinationStep<HomeViewController, String>) {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(home)
    // expected-mistake-error@-1 {{'from' is unavailable: the base takes another 'Context' than this chain: convert the chain's into it, '.from(base.adaptingContext { (context: …) in … })', with '.expectingContainer()' behind it where the action works on the container around the base}}
    #else
  .from(home.adaptingContext { (id: Int) in "\(id)" }.expectingContainer())
    #endif
    .assemble()
}

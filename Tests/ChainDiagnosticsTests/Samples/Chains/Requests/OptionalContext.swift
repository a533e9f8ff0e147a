import PortableUIKit
import StepRouter

// An optional context is another context.
@MainActor private func chain(home: DestinationStep<HomeViewController, Int?>) {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.present())
    #if MISTAKE
  .from(home)
    // expected-mistake-error@-1 {{requires the types 'Int' and 'Int?' be equivalent}}
    #else
  .from(home.adaptingContext { (id: Int) in id })
    #endif
    .assemble()
}

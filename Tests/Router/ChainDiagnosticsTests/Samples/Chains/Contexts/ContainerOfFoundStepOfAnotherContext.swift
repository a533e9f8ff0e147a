import PortableUIKit
import StepRouter

// So is the container around a step that is never built.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(
    // expected-mistake-error@-1 {{requires the types 'Int' and 'SingleStep<ClassFinder<HomeViewController, String>, NilFactory<HomeViewController, String>>.Context' (aka 'String') be equivalent}}
    SingleStep(finder: ClassFinder<HomeViewController, String>(), factory: NilFactory())
      .expectingContainer())
    #else
  .from(
    SingleStep(finder: ClassFinder<HomeViewController, Int>(), factory: NilFactory())
      .expectingContainer())
    #endif
    .from(.current)
    .assemble()
}

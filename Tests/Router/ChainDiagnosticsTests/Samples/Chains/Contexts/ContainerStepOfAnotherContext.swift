import PortableUIKit
import StepRouter

// The container around a step is asked for with the context of the step.
@MainActor private func chain() {
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    #if MISTAKE
  .from(
    // expected-mistake-error@-1 {{requires the types 'Int' and 'SingleStep<ClassFinder<HomeViewController, String>, ClassFactory<HomeViewController, String>>.Context' (aka 'String') be equivalent}}
    SingleStep(finder: ClassFinder<HomeViewController, String>(), factory: ClassFactory())
      .expectingContainer())
    #else
  .from(
    SingleStep(finder: ClassFinder<HomeViewController, Int>(), factory: ClassFactory())
      .expectingContainer())
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

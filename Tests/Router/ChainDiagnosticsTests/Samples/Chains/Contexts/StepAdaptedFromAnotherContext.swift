import PortableUIKit
import StepRouter

// A step is adapted from the context of its chain.
@MainActor private func chain() {
  let list = SingleStep(finder: ClassFinder<HomeViewController, String>(), factory: ClassFactory())
  _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.present())
    #if MISTAKE
  .from(list.adaptingContext { (isNew: Bool) in "\(isNew)" })
    // expected-mistake-error@-1 {{requires the types 'Int' and 'Bool' be equivalent}}
    #else
  .from(list.adaptingContext { (id: Int) in "\(id)" })
    #endif
    .using(.present())
    .from(.current)
    .assemble()
}

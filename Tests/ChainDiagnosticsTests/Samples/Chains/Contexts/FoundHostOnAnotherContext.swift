import PortableUIKit
import StepRouter

// So does a host that is never built.
@MainActor private func chain(
  named: DestinationStep<UITabBarController, String>,
  plain: DestinationStep<UITabBarController, Void>
) {
  let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
    .using(.push())
    .from(SingleStep(finder: ClassFinder<UINavigationController, Int>(), factory: NilFactory()))
  #if MISTAKE
  _ = product.from(named).assemble()
  // expected-mistake-error@-1 {{cannot convert value of type 'DestinationStep<UITabBarController, String>' to expected argument type 'DestinationStep<UITabBarController, Int>'}}
  // expected-mistake-note@-2 {{arguments to generic parameter 'Context' ('String' and 'Int') are expected to be equal}}
  #else
  _ = product.from(plain).assemble()
  #endif
}

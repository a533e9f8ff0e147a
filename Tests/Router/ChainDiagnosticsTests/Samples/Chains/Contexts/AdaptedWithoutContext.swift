import PortableUIKit
import StepRouter

// Only what needs no context is adapted without saying how.
@MainActor private func chain(
  named: DestinationStep<UINavigationController, String>,
  plain: DestinationStep<UINavigationController, Void>
) {
  let product = StepAssembly(finder: ProductFinder(), factory: ProductFactory()).using(.push())
  #if MISTAKE
  _ = product.from(named.adaptingContext()).assemble()
  // expected-mistake-error@-1 {{requires the types 'String' and '()' be equivalent}}
  #else
  _ = product.from(plain.adaptingContext()).assemble()
  #endif
}

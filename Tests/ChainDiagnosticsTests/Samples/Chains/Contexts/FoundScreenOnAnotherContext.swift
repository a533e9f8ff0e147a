import PortableUIKit
import StepRouter

// A screen that is never built has a base of its own context, or of none.
@MainActor private func chain(
  named: DestinationStep<UITabBarController, String>,
  plain: DestinationStep<UITabBarController, Void>
) {
  let product = StepAssembly(finder: ProductFinder(), factory: NilFactory())
  #if MISTAKE
  _ = product.from(named).assemble()
  // expected-mistake-error@-1 {{cannot convert value of type 'DestinationStep<UITabBarController, String>' to expected argument type 'DestinationStep<UITabBarController, Int>'}}
  // expected-mistake-note@-2 {{arguments to generic parameter 'Context' ('String' and 'Int') are expected to be equal}}
  #else
  _ = product.from(plain).assemble()
  #endif
}

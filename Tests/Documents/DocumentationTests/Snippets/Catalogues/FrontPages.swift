// swift-format-ignore-file
// These lines stand as they do on the products' front pages.

import PortableUIKit
import StepRouter

@MainActor
private func declaration() -> DestinationStep<ProductViewController, Product.ID> {
  let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Product.ID>(),
    factory: ProductFactory()
  )
  .adding(LoginInterceptor())
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
  .assemble()
  return product
}

import PortableUIKit
import StepRouter
import StepRouterLinks

/// The chains with which a rule may open the shop's links, besides the declared ones.
extension ShopRoutes {
  /// A product on the stack in front.
  var productInFront: DestinationStep<ProductViewController, Product.ID> {
    productScreen.from(.visibleStack).assemble()
  }

  /// A product in a sheet of its own.
  func productSheet(
    _ presentation: LinkPresentation
  ) -> DestinationStep<ProductViewController, Product.ID> {
    productScreen
      .from(NavigationControllerStep())
      .using(.present(presentation))
      .from(.current)
      .assemble()
  }
}

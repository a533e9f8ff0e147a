import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI

/// Screens written in SwiftUI. The router treats them like any other.
extension ShopRoutes {
  /// Care instructions, on top of the product.
  var care: DestinationStep<HostingScreen<CareView>, Product.ID> {
    StepAssembly(
      finder: HostingControllerWithContextFinder<CareView, Product.ID>(),
      factory: HostingControllerFactory(router: router) { (id: Product.ID) in
        CareView(product: try shop.catalogue.product(id))
      }
    )
    .using(.push())
    .from(product.expectingContainer())
    .assemble()
  }

  /// A form for a review, over the current screen.
  var review: DestinationStep<HostingScreen<ReviewView>, Product.ID> {
    StepAssembly(
      finder: HostingControllerWithContextFinder<ReviewView, Product.ID>(),
      factory: HostingControllerFactory(router: router) { (id: Product.ID) in
        ReviewView(product: try shop.catalogue.product(id), reviews: shop.reviews)
      }
    )
    .adding(LeaveNote(ReviewView.self, in: shop.diary))
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present(presentationStyle: .pageSheet))
    .from(.current)
    .assemble()
  }
}

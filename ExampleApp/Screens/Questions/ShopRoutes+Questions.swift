import PortableUIKit
import StepRouter

/// What the shop asks of the customer. Whoever shows one of these waits for its answer.
extension ShopRoutes {
  /// How many of a product it shall be.
  var quantity: DestinationStep<QuantityViewController, Product.ID> {
    StepAssembly(
      finder: ClassWithContextFinder<QuantityViewController, Product.ID>(),
      factory: InlineFactory(makeQuantity)
    )
    .adding(LeaveNote(QuantityViewController.self, in: shop.diary))
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present(presentationStyle: .formSheet))
    .from(.current)
    .assemble()
  }

  /// Whether the bag is really to be emptied.
  var confirmation: DestinationStep<AlertController<Bool>, Void> {
    StepAssembly(
      finder: NilFinder<AlertController<Bool>, Void>(),
      factory: AlertFactory<Bool, Void>(
        title: "Empty the bag?",
        actions: [
          AlertAction("Empty it", style: .destructive, returning: true),
          AlertAction("Keep it", style: .cancel, returning: false),
        ])
    )
    .using(.present())
    .from(.current)
    .assemble()
  }

  private func makeQuantity(_ id: Product.ID) throws -> QuantityViewController {
    let screen = QuantityViewController()
    screen.title = "How many?"
    screen.product = try shop.catalogue.product(id)
    return screen
  }
}

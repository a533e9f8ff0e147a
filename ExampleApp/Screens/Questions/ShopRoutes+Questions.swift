import PortableUIKit
import StepRouter

/// Screens that ask the customer a question. The caller waits for the answer.
extension ShopRoutes {
  /// Asks how many of a product the customer wants.
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

  /// Asks for confirmation before the bag is emptied.
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

import PortableUIKit
import StepRouter

/// Every screen of the shop, declared once: how it is found, how it is built and what it stands on.
///
/// A tap, a command in the terminal and a link all ask for a screen here.
@MainActor
public struct ShopRoutes {
  let shop: Shop
  let router: any Router

  /// The routes of this shop.
  public init(shop: Shop, router: any Router) {
    self.shop = shop
    self.router = router
  }

  /// The first tab, with whatever lies on it popped.
  var home: DestinationStep<HomeViewController, Void> {
    StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .from(tabs())
      .assemble()
  }

  /// The second tab, searching for a text if there is one.
  var search: DestinationStep<SearchViewController, String?> {
    StepAssembly(finder: ClassFinder<SearchViewController, String?>(), factory: NilFactory())
      .adding(ContextSettingTask())
      .from(tabs())
      .assemble()
  }

  /// A product on the stack of the first tab, so that what is presented has to go.
  var product: DestinationStep<ProductViewController, Product.ID> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Product.ID>(),
      factory: InlineFactory(makeProduct)
    )
    .using(.push())
    .from(stack(of: HomeViewController.self))
    .assemble()
  }

  /// The bag, in a sheet over whatever is on screen.
  var bag: DestinationStep<BagViewController, Void> {
    StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: InlineFactory(makeBag))
      .using(.push())
      .from(NavigationControllerStep())
      .using(.present(presentationStyle: .pageSheet))
      .from(.current)
      .assemble()
  }
}

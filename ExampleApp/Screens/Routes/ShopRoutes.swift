import PortableUIKit
import StepRouter

/// Every screen of the shop, declared once: how to find it, how to build it, and its base.
///
/// A tap, a command in the terminal and a link all use these declarations.
@MainActor
public struct ShopRoutes {
  let shop: Shop
  let router: any Router
  /// The navigator that the screens use to go elsewhere. It lives as long as the routes.
  let navigator: GuestNavigator

  /// Creates the routes of a shop. Screens use the router to move on to others.
  public init(shop: Shop, router: any Router) {
    self.init(navigator: GuestNavigator(shop: shop, router: router))
  }

  init(navigator: GuestNavigator) {
    shop = navigator.shop
    router = navigator.router
    self.navigator = navigator
  }

  /// The first tab, popped to its root.
  var home: DestinationStep<HomeViewController, Void> {
    homeScreen.from(tabs()).assemble()
  }

  /// The second tab. Searches for the text, if there is one.
  var search: DestinationStep<SearchViewController, String?> {
    searchScreen.from(tabs()).assemble()
  }

  /// A product on the first tab's stack. The router dismisses anything presented first.
  var product: DestinationStep<ProductViewController, Product.ID> {
    productScreen.from(stack(of: HomeViewController.self)).assemble()
  }

  /// The bag, in a sheet over the current screen.
  var bag: DestinationStep<BagViewController, Void> {
    bagScreen.from(.current).assemble()
  }
}

/// The same screens without their base, which a route of the app's state supplies.
extension ShopRoutes {
  var homeScreen: TabRoot<HomeViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: NilFactory())
  }

  var searchScreen: TabRoot<SearchViewController, String?> {
    StepAssembly(finder: ClassFinder(), factory: NilFactory()).adding(ContextSettingTask())
  }

  var productScreen: StepChain<UINavigationController, ProductViewController, Product.ID> {
    StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory(routes: self))
      .using(.push())
  }

  var bagScreen: StepChain<UIViewController, BagViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: InlineFactory(makeBag))
      .adding(LeaveNote(BagViewController.self, in: shop.diary))
      .using(.push())
      .from(NavigationControllerStep())
      .using(.present(presentationStyle: .pageSheet))
  }
}

/// The first screen of a tab. It comes with the tabs, so its step never builds it.
typealias TabRoot<Screen: UIViewController, Context> = StepAssembly<
  ClassFinder<Screen, Context>, NilFactory<Screen, Context>
>

/// Builds a product. Rejects a missing product before anything moves.
struct ProductFactory: Factory {
  let routes: ShopRoutes

  func prepare(with id: Product.ID) throws { _ = try routes.shop.catalogue.product(id) }

  func build(with id: Product.ID) throws -> ProductViewController { try routes.makeProduct(id) }
}

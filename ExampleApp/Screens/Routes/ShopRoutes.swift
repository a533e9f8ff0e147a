import PortableUIKit
import StepRouter

/// Every screen of the shop, declared once: how it is found, how it is built and what it stands on.
///
/// A tap, a command in the terminal and a link all ask for a screen here.
@MainActor
public struct ShopRoutes {
  let shop: Shop
  let router: any Router
  /// What the screens ask when they want to go somewhere. It lasts as long as the routes do.
  let navigator: GuestNavigator

  /// Routes to the screens of a shop. The router is for screens that lead on to others.
  public init(shop: Shop, router: any Router) {
    self.init(navigator: GuestNavigator(shop: shop, router: router))
  }

  init(navigator: GuestNavigator) {
    shop = navigator.shop
    router = navigator.router
    self.navigator = navigator
  }

  /// The first tab, with whatever lies on it popped.
  var home: DestinationStep<HomeViewController, Void> {
    homeScreen.from(tabs()).assemble()
  }

  /// The second tab, searching for a text if there is one.
  var search: DestinationStep<SearchViewController, String?> {
    searchScreen.from(tabs()).assemble()
  }

  /// A product on the stack of the first tab, so that what is presented has to go.
  var product: DestinationStep<ProductViewController, Product.ID> {
    productScreen.from(stack(of: HomeViewController.self)).assemble()
  }

  /// The bag, in a sheet over whatever is on screen.
  var bag: DestinationStep<BagViewController, Void> {
    bagScreen.from(.current).assemble()
  }
}

/// The same screens without what they stand on, which a route of the app's state says.
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

/// The first screen of a tab, which comes with the tabs.
typealias TabRoot<Screen: UIViewController, Context> = StepAssembly<
  ClassFinder<Screen, Context>, NilFactory<Screen, Context>
>

/// Builds a product; asks for one that there is before anything moves.
struct ProductFactory: Factory {
  let routes: ShopRoutes

  func prepare(with id: Product.ID) throws { _ = try routes.shop.catalogue.product(id) }

  func build(with id: Product.ID) throws -> ProductViewController { try routes.makeProduct(id) }
}

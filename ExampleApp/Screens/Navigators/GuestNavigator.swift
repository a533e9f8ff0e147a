import PortableUIKit
import StepRouter
import StepRouterCoordination

/// Leads to the destinations that are open to everyone. Destinations for members have a scope of
/// their own.
@MainActor
final class GuestNavigator: Navigator {
  enum Destination: Hashable {
    case home
    case categories
    case sort
    case product(Product.ID)
    case productHere(Product.ID)
    case department(Product.Category)
    case care(Product.ID)
    case review(Product.ID)
    case about
    case photo(Photo)
    case bag
    case login
    case member(MemberNavigator.Destination)
  }

  let shop: Shop
  let router: any Router
  private lazy var members = MemberNavigator(guests: self)

  init(shop: Shop, router: any Router) {
    self.shop = shop
    self.router = router
  }

  func target(for destination: Destination) throws -> Target {
    let routes = ShopRoutes(navigator: self)
    return switch destination {
    case .home: routes.home.with(())
    case .categories: routes.categories.with(())
    case .sort: routes.sort.with(())
    case .product(let id): routes.product.with(id)
    case .productHere(let id): routes.productHere.with(id)
    case .department(let category): routes.department.with(category)
    case .care(let id): routes.care.with(id)
    case .review(let id): routes.review.with(id)
    case .about: routes.about.with(())
    case .photo(let photo): routes.photo.with(photo)
    case .bag: routes.bag.with(())
    case .login: routes.login.with(())
    case .member(let destination): try members.target(for: destination)
    }
  }
}

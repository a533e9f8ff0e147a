import PortableUIKit
import StepRouter
import Testing

// Module `ShopRoutes`: what screens may ask for. No view controller, no chain.
@MainActor
private protocol OfferRoutes {
  func offer(_ id: Int) -> Target
  func basket() -> Target
}

// Module `Search`: knows `ShopRoutes` and StepRouter, and neither `Offers` nor `Basket`.
private final class FindViewController: UIViewController {
  var router: (any Router)?
  var routes: (any OfferRoutes)?

  func tapped(_ id: Int) {
    if let routes { router?.navigate(to: routes.offer(id)) }
  }
}

// Module `Offers`: its screens, and chains on a base that somebody else gives.
private final class OfferViewController: UIViewController, ContextAccepting {
  func setup(with id: Int) { title = "Offer \(id)" }
}

@MainActor
private struct Offers {
  let base: DestinationStep<UINavigationController, Void>

  var offer: DestinationStep<OfferViewController, Int> {
    StepAssembly(finder: NilFinder<OfferViewController, Int>(), factory: ClassFactory())
      .adding(ContextSettingTask())
      .using(.push())
      .from(base)
      .assemble()
  }
}

// Module `Basket`.
private final class BasketViewController: UIViewController {}

@MainActor
private enum Basket {
  static let basket = StepAssembly(
    finder: ClassFinder<BasketViewController, Void>(), factory: ClassFactory()
  )
  .using(.present())
  .from(.current)
  .assemble()
}

// The app: the one place that knows all of them.
@MainActor
private struct ComposedRoutes: OfferRoutes {
  let offers = Offers(
    base: GeneralStep.custom(using: ClassFinder<UINavigationController, Void>(startingPoint: .root))
  )

  func offer(_ id: Int) -> Target { offers.offer.with(id) }
  func basket() -> Target { Basket.basket.with(()) }
}

@MainActor
private final class RouteRegistry {
  private var makers: [String: @MainActor (Int) -> Target] = [:]

  func register(_ name: String, _ make: @escaping @MainActor (Int) -> Target) {
    makers[name] = make
  }

  func target(_ name: String, _ id: Int) throws -> Target {
    guard let make = makers[name] else { throw UnknownRoute(name: name) }
    return make(id)
  }
}

private struct UnknownRoute: Error {
  let name: String
}

@MainActor @Suite("Recipe: modules that don't know each other", .onDevice)
struct ModulesRecipe {
  @Test("A screen asks through a protocol, and the app decides where that leads")
  func byProtocol() {
    let find = FindViewController()
    let stage = Stage(root: stack(find))
    find.router = stage.router
    find.routes = ComposedRoutes()
    find.tapped(7)
    stage.device.runUntilIdle()
    #expect(
      stage.tree == """
        UINavigationController [visible]
          FindViewController
          OfferViewController "Offer 7" [visible]
        """)
    stage.router.navigate(to: ComposedRoutes().basket())
    stage.device.runUntilIdle()
    #expect(find.navigationController?.presentedViewController is BasketViewController)
  }

  @Test("A screen can be reached by the name that a module has registered")
  func byName() throws {
    let stage = Stage(root: stack(HomeViewController()))
    let registry = RouteRegistry()
    registry.register("offer") { ComposedRoutes().offers.offer.with($0) }
    stage.router.navigate(to: try registry.target("offer", 8))
    stage.device.runUntilIdle()
    #expect(stage.tree.contains("Offer 8"))
    #expect(throws: UnknownRoute.self) { try registry.target("order", 8) }
  }
}

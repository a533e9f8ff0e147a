// swift-format-ignore-file
// These lines stand as they do in Docs/Router/RouteState.md.

import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

nonisolated private final class TabRoutable: Sendable {}

private enum OlderStyle {
final class TabBarRoutable {
  func pushRouteSegment(
    _ segment: String, animated: Bool, completion: @escaping () -> Void
  ) -> TabRoutable {
    tabs.selectedIndex = segment == "home" ? 0 : 1
    completion()
    return segment == "home" ? homeRoutable : searchRoutable
  }
  // popRouteSegment, changeRouteSegment, and the same in every screen that shows another.
}
}

nonisolated private final class Tabs: @unchecked Sendable { var selectedIndex = 0 }
nonisolated private let tabs = Tabs()
nonisolated private let homeRoutable = TabRoutable()
nonisolated private let searchRoutable = TabRoutable()

struct AppState {
  var route = RouteState()
}

func reduce(_ state: inout AppState, _ action: any RouteAction) {
  state.route.apply(action)
}


@MainActor private func dispatched(_ state: inout AppState, _ product: Product, driver: RouteDriver) {
  reduce(&state, SetRouteAction(["home", "product?id=42"]))
  reduce(&state, PushRouteAction("reviews"))
  reduce(&state, PopRouteAction(2))
  reduce(&state, SetRouteSpecificData(route: ["home", "product?id=42"], data: product))
  driver.newState(state.route)
}

@MainActor private func onTheRouter(
  _ router: any Router, tabs: DestinationStep<UITabBarController, Void>,
  log: @escaping (any Error) -> Void
) -> RouteDriver {
  let home = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
  let product = StepAssembly(
    finder: ClassFinder<ProductViewController, Product.ID>(), factory: ClassFactory()
  ).using(.push())
  let reviews = StepAssembly(finder: ClassFinder<UIViewController, Void>(), factory: ClassFactory())
    .using(.push())
  let map = RouteMap(
    RouteScreen("home") { _ in home.with(()) } reading: { (_: HomeViewController) in [:] },
    RouteScreen("product") { element in
      try product.with(element.value("id"))
    } reading: { (screen: ProductViewController) in ["id": "\(screen.product.id)"] },
    RouteScreen("reviews") { _ in reviews.with(()) }
  )
  let presenter = StepPresenter(router: router, map: map, base: tabs.with(()))
  let driver = RouteDriver(presenter, onFailure: { failure in log(failure.error) })
  return driver
}

private final class ReviewViewController: UIViewController {}

@MainActor private struct ReviewRoutes {
  let home: DestinationStep<HomeViewController, Void>

  var reviewScreen: StepChain<UINavigationController, ReviewViewController, Void> {
    StepAssembly(finder: ClassFinder<ReviewViewController, Void>(), factory: ClassFactory())
      .using(.push())
  }

  var review: DestinationStep<ReviewViewController, Void> {
    reviewScreen.from(home.expectingContainer()).assemble()
  }

  var routeScreen: RouteScreen { RouteScreen("review") { _ in reviewScreen.with(()) } }
}

private let shop = Shop()

@MainActor private func show(_ screen: UIViewController, animated: Bool) async {}
@MainActor private func goBack(animated: Bool) async {}

final class HomeRoutable: Routable {
  func push(_ element: RouteElement, animated: Bool) async throws -> any Routable {
    let screen = ProductViewController(product: try shop.product(element.value("id")))
    await show(screen, animated: animated)
    return ProductRoutable(screen)
  }

  func pop(_ element: RouteElement, animated: Bool) async throws {
    await goBack(animated: animated)
  }

  func change(
    _ element: RouteElement, to new: RouteElement, animated: Bool
  ) async throws -> any Routable {
    let screen = ProductViewController(product: try shop.product(new.value("id")))
    await goBack(animated: false)
    await show(screen, animated: animated)
    return ProductRoutable(screen)
  }
}

private class RootRoutable: Routable {
  init() {}

  func push(_ element: RouteElement, animated: Bool) async throws -> any Routable { self }
  func pop(_ element: RouteElement, animated: Bool) async throws {}
  func change(
    _ element: RouteElement, to new: RouteElement, animated: Bool
  ) async throws -> any Routable { self }
}

private final class ProductRoutable: RootRoutable {
  init(_ screen: ProductViewController) {}
}

@MainActor private func byAsking() -> RouteDriver {
  let driver = RouteDriver(RoutableStack(root: RootRoutable()), stuckAfter: 3)
  return driver
}

@MainActor private func userMoved(
  _ state: inout AppState, driver: RouteDriver, presenter: StepPresenter
) {
  driver.follow(presenter.visibleRoute)
  reduce(&state, SetRouteAction(presenter.visibleRoute))
}

@MainActor private func saved(
  driver: RouteDriver, presenter: StepPresenter, file: URL
) throws {
  try JSONEncoder().encode(presenter.place).write(to: file)

  driver.restore(try JSONDecoder().decode([Route].self, from: Data(contentsOf: file)))
}

@MainActor private struct PlaceKeeper {
  let driver: RouteDriver

func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
  driver.stateRestorationActivity
}

  func showTips() {}

  func restored(_ session: UISceneSession) {
if let activity = session.stateRestorationActivity { driver.restore(activity) { showTips() } }
  }
}

@MainActor private struct ListedRoutes {
  let home: DestinationStep<HomeViewController, Void>
  let product: DestinationStep<ProductViewController, Product.ID>
  let login: DestinationStep<UIViewController, Void>
}

@MainActor private struct ListedSteps {
  let home = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
  let product = StepAssembly(
    finder: ClassFinder<ProductViewController, Product.ID>(), factory: ClassFactory()
  ).using(.push())
}

@MainActor private func oneList(routes: ListedRoutes, steps: ListedSteps) -> (LinkMap, RouteMap) {
let screens = ScreenList {
  ListedScreen("home", routes.home).link("").place { steps.home.with(()) }
  ListedScreen("product", routes.product)
    .link("product", PathParameter<Product.ID>("id"))
    .place { steps.product.with($0) } reading: { $0.product.id }
    .examples(42, 7)
  ListedScreen("login", routes.login).withoutLink().withoutPlace()
}
let links = LinkMap(schemes: ["shop"]) { screens }
let map = RouteMap(screens)
  return (links, map)
}

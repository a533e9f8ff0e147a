import PortableUIKit
import StepRouter
import StepRouterState

extension ShopRoutes {
  /// Returns a presenter that shows and reads routes such as `/home/product?id=42`.
  public func presenter(in windowProvider: any WindowProvider) -> StepPresenter {
    StepPresenter(
      router: router, map: routeMap, base: tabs().with(()), windowProvider: windowProvider)
  }

  /// The listed screens, and the list of departments, on which a department stands in a route.
  private var routeMap: RouteMap {
    RouteMap(
      screens,
      RouteScreen("departments") { _ in
        departmentsScreen.with(())
      } reading: { (_: DepartmentsViewController) in
        [:]
      })
  }
}

import PortableUIKit
import StepRouter
import StepRouterState

extension Growth {
  /// Reads the route to the top of a stack.
  static func routeRead(_ count: Int) -> Growth {
    let routes = Routes()
    routes.show(count)
    return Growth(on: routes.stage) { keep(routes.presenter.visibleRoute) }
  }

  /// Shows a route, all of whose screens are new.
  static func routeShown(_ count: Int) -> Growth {
    let routes = Routes()
    return Growth(on: routes.stage) { routes.show(count) }
  }
}

/// A stack that shows routes.
@MainActor
private struct Routes {
  let stage = Stage { UINavigationController.stack([PlainViewController()]) }
  let presenter: StepPresenter
  private let driver: RouteDriver

  init() {
    let detail = StepAssembly(
      finder: NilFinder<DetailViewController, Void>(),
      factory: ClassFactory<DetailViewController, Void>()
    )
    .using(.push()).with(())
    let map = RouteMap(RouteScreen("detail") { _ in detail })
    presenter = StepPresenter(
      router: stage.router(), map: map, base: .current(), windowProvider: stage.provider)
    driver = RouteDriver(presenter)
  }

  func show(_ count: Int) {
    let route = (0..<count).map {
      RouteElement(identifier: "detail", parameters: ["id": "\($0)"])
    }
    stage.device.perform {
      driver.newState(RouteState(route: route))
      stage.settle()
    }
  }
}

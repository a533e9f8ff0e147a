import PortableUIKit
import StepRouter
import StepRouterState
import Testing

/// A presenter reads the window of its router, or throws.
@MainActor @Suite("Routes in the router's window", .onDevice)
struct RouteWindowTests {
  /// A custom router that doesn't reveal its window.
  struct Decorated: RouterDecorator {
    let router: any Router

    func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
      router.perform(request)
    }
  }

  let shop = RouteShop()
  let other = UIWindow(windowScene: HeadlessDevice.current.connectScene())

  init() {
    other.rootViewController = HomeViewController()
    other.makeKeyAndVisible()
    shop.set(["home", "product?id=42"])
  }

  private func presenter(
    _ router: any Router, reading windowProvider: (any WindowProvider)? = nil
  ) -> StepPresenter {
    StepPresenter(
      router: router, map: shop.map, base: shop.tabs.with(()), windowProvider: windowProvider)
  }

  /// How a navigation of the presenter ends; it must not move anything.
  private func refusal(of presenter: StepPresenter) -> RouteError? {
    let tree = shop.stage.tree
    var error: (any Error)?
    let driver = RouteDriver(presenter) { error = $0.error }
    driver.newState(RouteState(route: ["home", "bag"]))
    shop.stage.device.runUntilIdle()
    #expect(shop.stage.tree == tree)
    guard case RoutingError.preparationFailed(_, let underlying)? = error else { return nil }
    return underlying as? RouteError
  }

  @Test("A presenter takes the window from its router, even from a decorated one")
  func fromTheRouter() throws {
    let place: [Route] = [["search"], ["home", "product?id=42"]]
    #expect(try presenter(shop.stage.router).place == place)
    let guarded = GlobalInterceptorRouter(
      router: GlobalInterceptorRouter(router: shop.stage.router))
    #expect(try presenter(guarded).place == place)
    #expect(presenter(guarded).visibleRoute == place[1])
  }

  @Test("A presenter of another window than the router's has no place and shows nothing")
  func another() {
    let wrong = presenter(shop.stage.router, reading: CustomWindowProvider { [other] in other })
    #expect(throws: RouteError.otherWindow) { try wrong.place }
    #expect(wrong.visibleRoute == [])
    #expect(refusal(of: wrong) == .otherWindow)
  }

  @Test("With a custom router the wrong window fails the navigation before anything moves")
  func unknownRouter() throws {
    let own = Decorated(router: shop.stage.router)
    let window = CustomWindowProvider { [shop] in shop.stage.window }
    #expect(try presenter(own, reading: window).place.last == ["home", "product?id=42"])
    let wrong = presenter(own, reading: CustomWindowProvider { [other] in other })
    #expect(refusal(of: wrong) == .otherWindow)
  }

  @Test("Without a window or its root there's no place")
  func noWindow() {
    let none = CustomWindowProvider { nil }
    #expect(throws: RouteError.noWindow) {
      try presenter(DefaultRouter(windowProvider: none)).place
    }
    #expect(throws: RouteError.otherWindow) {
      try presenter(shop.stage.router, reading: none).place
    }
    shop.stage.window.rootViewController = nil
    #expect(throws: RouteError.noWindow) { try shop.presenter.place }
    #expect(shop.presenter.visibleRoute == [])
  }

  @Test("If the map doesn't know what's on screen, there's no place")
  func unknownPlace() {
    shop.stage.window.rootViewController = AccountViewController()
    shop.stage.device.runUntilIdle()
    #expect(throws: RouteError.unknownPlace) { try shop.presenter.place }
  }
}

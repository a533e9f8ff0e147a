import PortableUIKit
import StepRouter
import StepRouterState
import Testing

/// Another screen is requested while a place is being restored.
@MainActor @Suite("Overtaking a place that is being restored", .onDevice)
struct OvertakenRestoreTests {
  private let shop = RouteShop()
  private let held = Held()

  private let login = StepAssembly(
    finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
  )
  .using(.present(presentationStyle: .fullScreen))
  .from(.current)
  .assemble()
  /// Comes over whatever is in front.
  private let help = StepAssembly(
    finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory()
  )
  .using(.present(presentationStyle: .fullScreen))
  .from(.current)
  .assemble()

  private var topmost: UIViewController? { shop.stage.window.layersForTest.last }

  private func runUntilIdle() { shop.stage.device.runUntilIdle() }

  /// Restores a product behind a login, which comes up and waits, and then the search.
  private func restore() {
    shop.set(["home"])
    shop.loginAnswer = .hold(held)
    shop.onGuard = { shop.stage.router.navigate(to: login) }
    shop.driver.restore([["home", "product?id=42"], ["search?q=tea"]], animated: true)
    runUntilIdle()
    #expect(topmost is LoginViewController)
    #expect(held.completions.count == 1)
  }

  private func go(_ route: Route) throws {
    shop.stage.router.navigate(to: try shop.presenter.target(for: route))
    runUntilIdle()
  }

  @Test("An interceptor that navigates elsewhere ends the restoration")
  func ledElsewhere() {
    shop.set(["home"])
    shop.loginAnswer = .fail
    shop.onGuard = {
      guard let target = try? shop.presenter.target(for: ["search?q=cup"]) else { return }
      shop.stage.router.navigate(to: target)
    }
    shop.driver.restore([["home", "product?id=42"], ["home"], ["search?q=tea"]])
    runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["search?q=cup"])
    #expect(shop.failures.count == 1)
    #expect(shop.journal.lines == ["guard 42"])
  }

  @Test("A restoration whose route is refused stops if another navigation is under way")
  func onItsWayElsewhere() {
    shop.set(["home"])
    shop.loginAnswer = .fail
    shop.onGuard = { shop.stage.router.navigate(to: help) }
    shop.driver.restore([["home", "product?id=42"], ["search?q=tea"]])
    runUntilIdle()
    #expect(topmost is ForgotPasswordViewController)
    #expect(shop.presenter.visibleRoute == ["home"])
    #expect(shop.failures.count == 1)
  }

  @Test("A restoration whose route is refused goes on if nothing else has navigated")
  func refused() {
    shop.set(["home"])
    shop.loginAnswer = .fail
    shop.driver.restore([["home", "product?id=42"], ["search?q=tea"]])
    runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["search?q=tea"])
    #expect(shop.failures.count == 1)
  }

  @Test(
    "A request for the previous screen ends the restoration, whether the login answers or not",
    arguments: [true, false])
  func sameScreen(isDropped: Bool) async throws {
    restore()
    try go(["home"])
    #expect(topmost is UITabBarController)
    if isDropped { held.completions = [] } else { held.answer(.failure(Refusal())) }
    await shop.driver.settled()
    runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["home"])
    #expect(shop.failures.count == 1)
  }

  @Test("A request for the route that waits for the login replaces the rest of the place")
  func sameLogin() throws {
    restore()
    shop.onGuard = nil
    try go(["home", "product?id=42"])
    shop.stage.device.perform { topmost?.dismiss(animated: true) }
    runUntilIdle()
    held.answer(.success)
    runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["home", "product?id=42"])
    #expect(shop.failures == [])
  }

  @Test("A user who leaves the login gets the rest of the place", arguments: [true, false])
  func left(answersFirst: Bool) {
    restore()
    if answersFirst { held.answer(.failure(Refusal())) }
    shop.stage.device.perform { topmost?.dismiss(animated: true) }
    runUntilIdle()
    held.answer(.failure(Refusal()))
    runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["search?q=tea"])
    #expect(shop.failures.count == 1)
  }

  @Test("Closing the login by the router leads to the rest of the place")
  func closed() throws {
    restore()
    let screen = try #require(topmost)
    screen.onLeave { _ in held.answer(.failure(Refusal())) }
    shop.stage.router.close(screen)
    runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["search?q=tea"])
    #expect(shop.failures.count == 1)
  }

  @Test("A request ends the restoration even if the login is covered by then")
  func covered() throws {
    restore()
    let screen = try #require(topmost)
    screen.onLeave { _ in held.answer(.failure(Refusal())) }
    shop.stage.router.navigate(to: help)
    runUntilIdle()
    #expect(topmost is ForgotPasswordViewController)
    try go(["home"])
    #expect(shop.presenter.visibleRoute == ["home"])
    #expect(shop.failures.count == 1)
  }

  @Test("A request made before the restoration goes first and doesn't end it")
  func before() {
    shop.set(["home"])
    shop.loginAnswer = .fail
    shop.stage.router.navigate(to: help)
    #expect(shop.stage.window.rootViewController?.presentedViewController != nil)
    shop.driver.restore([["home", "product?id=42"], ["search?q=tea"]])
    runUntilIdle()
    #expect(shop.presenter.visibleRoute == ["search?q=tea"])
    #expect(shop.failures.count == 1)
  }

  @Test("With `.replacePending` the newest request wins over the rest of the place")
  func replaced() throws {
    shop.set(["home"])
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { [stage = shop.stage] in stage.window },
      policy: .replacePending)
    let presenter = StepPresenter(router: router, map: shop.map, base: shop.tabs.with(()))
    var failures = 0
    let driver = RouteDriver(presenter) { _ in failures += 1 }
    router.navigate(to: help)
    driver.restore([["home", "product?id=42"], ["search?q=tea"]])
    router.navigate(to: try presenter.target(for: ["search?q=cup"]))
    runUntilIdle()
    #expect(presenter.visibleRoute == ["search?q=cup"])
    #expect(failures == 1)
  }
}

extension UIWindow {
  fileprivate var layersForTest: [UIViewController] {
    sequence(first: rootViewController) { $0?.presentedViewController }.prefix { $0 != nil }
      .compactMap { $0 }
  }
}

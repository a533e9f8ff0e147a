import PortableUIKit
import StepRouter
import StepRouterState
import Testing

@MainActor @Suite("Screens shown without a route", .onDevice)
struct UnmarkedScreenTests {
  private let map = RouteMap(
    RouteScreen("home") { _ in
      StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()).with(())
    } reading: { (_: HomeViewController) in
      [:]
    },
    RouteScreen("account") { _ in
      StepAssembly(finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory())
        .using(.push()).with(())
    } reading: { (_: AccountViewController) in
      [:]
    },
    RouteScreen("bag") { _ in
      StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
        .using(.push()).with(())
    } reading: { (_: BagViewController) in
      [:]
    })

  private func presenter(on stage: Stage) -> StepPresenter {
    StepPresenter(
      router: stage.router, map: map, base: .root(),
      windowProvider: CustomWindowProvider { stage.window })
  }

  private func show(_ route: Route, by presenter: StepPresenter, on stage: Stage) throws -> String {
    var end = "unfinished"
    stage.router.navigate(to: try presenter.target(for: route)) { result in
      end = (try? result.get().kind.rawValue) ?? "failed"
    }
    stage.device.runUntilIdle()
    return end
  }

  @Test("A screen above an unknown one counts as the route's")
  func onNothingKnown() throws {
    let stage = Stage(root: stack(LoginViewController(), BagViewController()))
    let presenter = presenter(on: stage)
    #expect(try show(["account", "bag"], by: presenter, on: stage) == "alreadyVisible")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          LoginViewController
          BagViewController [visible]
        """)
    #expect(presenter.visibleRoute == ["account", "bag"])
  }

  @Test("A screen of the same class for another element doesn't count as the route's")
  func anotherElement() throws {
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
    ).using(.push())
    let stage = Stage(root: stack(HomeViewController()))
    let presenter = StepPresenter(
      router: stage.router,
      map: RouteMap(
        RouteScreen("account") { _ in account.with(()) },
        RouteScreen("profile") { _ in account.with(()) }),
      base: GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()).with(()),
      windowProvider: CustomWindowProvider { stage.window })
    #expect(try show(["account"], by: presenter, on: stage) == "built")
    #expect(presenter.visibleRoute == ["account"])
    #expect(try show(["profile"], by: presenter, on: stage) == "built")
    #expect(presenter.visibleRoute.last == "profile")
  }

  @Test("If a map has two screens of one identifier, the first counts")
  func sameIdentifier() throws {
    let stage = Stage(root: stack(HomeViewController()))
    let bag = StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
    ).using(.push())
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
    ).using(.push())
    let presenter = StepPresenter(
      router: stage.router,
      map: RouteMap(
        RouteScreen("bag") { _ in bag.with(()) }, RouteScreen("bag") { _ in account.with(()) }),
      base: GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()).with(()),
      windowProvider: CustomWindowProvider { stage.window })
    #expect(try show(["bag"], by: presenter, on: stage) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          BagViewController [visible]
        """)
  }

  @Test("A screen above a known one of another route doesn't count as the route's")
  func onSomethingElse() throws {
    let stage = Stage(root: stack(HomeViewController(), BagViewController()))
    let presenter = presenter(on: stage)
    #expect(presenter.visibleRoute == ["home", "bag"])
    #expect(try show(["account", "bag"], by: presenter, on: stage) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          BagViewController
          AccountViewController
          BagViewController [visible]
        """)
  }
}

import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Routers that don't do what they say.
@MainActor
@Suite struct FaultyRouterTests {
  /// What the router does while an interceptor waits.
  enum Deed: CaseIterable {
    case dismissal, reveal, build
  }

  @Test(
    "The explorer reports a movement before an interceptor has let the navigation pass",
    arguments: Deed.allCases)
  func hasty(deed: Deed) async {
    let exploration = await HastyApp.explorer(deed).replay([], asking: "guarded")
    // The router's own navigation has overtaken the requested one.
    #expect(
      exploration.trials.map { $0.problems.map(\.kind) } == [[.interceptorBypassed, .failed]])
    #expect(
      exploration.trials.first?.problems.first?.detail
        == "It went on though the interceptor InlineInterceptor<()> of ProductViewController at "
        + "Shop/Routes.swift:7 had not let it pass.")
  }

  @Test("The explorer reports a navigation that succeeds although its plan failed")
  func unplanned() async {
    let explorer = Explorer { window in
      let home = HomeViewController()
      window.rootViewController = home
      window.makeKeyAndVisible()
      let found = GeneralStep.custom(
        using: LateFinder(screen: home), fileID: "Shop/Routes.swift", line: 7)
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [ExploredDestination("home", found)])
    }
    let exploration = await explorer.replay([], asking: "home")
    #expect(
      exploration.trials.map(\.problems) == [
        [
          Problem(
            .notAsPlanned,
            "The plan failed, but the navigation did not: The base at Shop/Routes.swift:7 gives nothing "
              + "to start from: LateFinder found no view controller. Use a base that is always there, "
              + "or a switch with a default.")
        ]
      ])
  }
}

/// Two tabs with a sheet on them, and a screen whose interceptor waits.
@MainActor
private enum HastyApp {
  static func explorer(_ deed: FaultyRouterTests.Deed) -> Explorer {
    Explorer { window in
      let tabs = UITabBarController()
      tabs.viewControllers = [HomeViewController(), AccountViewController()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      if deed == .dismissal { tabs.present(LoginViewController(), animated: false) }
      let router = HastyRouter(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        other: other(deed))
      return ExploredApp(
        router: router, destinations: [ExploredDestination("guarded", guarded)])
    }
  }

  private static var guarded: DestinationStep<ProductViewController, Void> {
    var waiting: [@MainActor (RoutingResult) -> Void] = []
    return StepAssembly(
      finder: NilFinder<ProductViewController, Void>(), factory: ClassFactory()
    )
    .adding(
      InlineInterceptor { (_: Void, completion) in waiting.append(completion) },
      fileID: "Shop/Routes.swift", line: 7
    )
    .using(.present()).from(.root).assemble()
  }

  private static func other(
    _ deed: FaultyRouterTests.Deed
  ) -> DestinationStep<UIViewController, Void> {
    switch deed {
    case .dismissal: GeneralStep.root()
    case .reveal:
      GeneralStep.custom(
        using: InlineStackIteratingFinder { (screen: UIViewController, _: Void) in
          screen is AccountViewController
        })
    case .build:
      StepAssembly(
        finder: NilFinder<UIViewController, Void>(),
        factory: InlineFactory<UIViewController, Void> { _ in LoginViewController() }
      )
      .using(.present()).from(.current).assemble()
    }
  }
}

/// Navigates elsewhere while an interceptor waits, and reports it as the same navigation.
private struct HastyRouter: RouterDecorator {
  let router: any Router
  let other: DestinationStep<UIViewController, Void>

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    let navigation = router.perform(request)
    var hasty = NavigationRequest(
      step: other, context: (), animated: false, origin: request.origin)
    hasty.observers = request.observers
    _ = router.perform(hasty)
    return navigation
  }
}

/// Finds its screen from the second search on.
private final class LateFinder: Finder {
  private weak var screen: HomeViewController?
  private var isLate = true

  init(screen: HomeViewController) { self.screen = screen }

  func findViewController(with context: Void) -> HomeViewController? {
    defer { isLate = false }
    return isLate ? nil : screen
  }
}

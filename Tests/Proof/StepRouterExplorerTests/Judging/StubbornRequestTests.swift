import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A router whose navigations can't be cancelled, in the middle of other requests.
@MainActor
@Suite(.headlessOnly) struct StubbornRequestTests {
  @Test("Every request that waits for an interceptor must end when it is cancelled")
  func second() async {
    let exploration = await explorer(isStubborn: true).replay(
      [], asking: "home", during: .furtherRequests("guarded", "home"))
    #expect(
      exploration.trials.flatMap(\.problems) == [
        Problem(
          .notCompleted,
          "Cancelled while waiting for the interceptor InlineInterceptor<()> of GuardedScreen at "
            + "Shop/Routes.swift:1, it ended 0 times.")
      ])
    let faultless = await explorer(isStubborn: false).replay(
      [], asking: "home", during: .furtherRequests("guarded", "home"))
    #expect(faultless.findings == [])
  }

  private func explorer(isStubborn: Bool) -> Explorer {
    Explorer { window in
      window.rootViewController = UINavigationController(rootViewController: HomeViewController())
      window.makeKeyAndVisible()
      var waiting: [@MainActor (RoutingResult) -> Void] = []
      let home = StepAssembly(
        finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
      ).from(.root).assemble()
      let guarded = StepAssembly(
        finder: ClassFinder<GuardedScreen, Void>(), factory: ClassFactory()
      )
      .adding(
        InlineInterceptor { (_: Void, completion) in waiting.append(completion) },
        fileID: "Shop/Routes.swift", line: 1
      )
      .using(.push()).from(.visibleStack).assemble()
      let router = DefaultRouter(
        windowProvider: CustomWindowProvider { [weak window] in window }, overtaken: .goOn)
      return ExploredApp(
        router: isStubborn ? StubbornRouter(router: router) : router,
        destinations: [
          ExploredDestination("home", home), ExploredDestination("guarded", guarded),
        ])
    }
  }
}

private final class GuardedScreen: UIViewController {}

/// Keeps the handles that cancel navigations to itself.
private struct StubbornRouter: RouterDecorator {
  let router: any Router

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    _ = router.perform(request)
    return Navigation()
  }
}

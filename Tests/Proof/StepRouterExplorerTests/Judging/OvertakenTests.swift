import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A second request, made while the first one's interceptor waits.
@MainActor
@Suite struct OvertakenTests {
  @Test("A screen that stays behind is a fault even while another interceptor waits")
  func behind() async {
    let exploration = await HiddenApp.explorer.replay(
      [], asking: "guarded", during: .secondRequest("hidden"))
    #expect(
      exploration.trials.map(\.problems) == [
        [
          Problem(
            .notVisible, "HiddenScreen “Hidden” is there, but covered or not in front.")
        ]
      ])
  }
}

/// Two tabs. A screen pushed in the second one is at once behind the first.
@MainActor
private enum HiddenApp {
  static var explorer: Explorer {
    Explorer { window in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()].map {
        UINavigationController(rootViewController: $0)
      }
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      return ExploredApp(
        router: router,
        destinations: [
          ExploredDestination("guarded", guarded), ExploredDestination("hidden", hidden),
        ])
    }
  }

  private static var guarded: DestinationStep<GuardedScreen, Void> {
    StepAssembly(finder: ClassFinder<GuardedScreen, Void>(), factory: ClassFactory())
      .adding(PatientInterceptor())
      .using(.present())
      .from(.current)
      .assemble()
  }

  private static var hidden: DestinationStep<HiddenScreen, Void> {
    StepAssembly(
      finder: ClassFinder<HiddenScreen, Void>(), factory: ClassFactory { $0.title = "Hidden" }
    )
    .adding(
      InlinePostTask { (screen: HiddenScreen, _: Void, _) in
        screen.tabBarController?.selectedIndex = 0
      }
    )
    .using(.push())
    .from(second)
    .assemble()
  }

  private static var second: DestinationStep<UINavigationController, Void> {
    StepAssembly(
      finder: InlineStackIteratingFinder { (stack: UINavigationController, _: Void) in
        (stack.parent as? UITabBarController)?.viewControllers?.last === stack
      }, factory: NilFactory()
    )
    .from(.root)
    .assemble()
  }
}

private final class GuardedScreen: UIViewController {}
private final class HiddenScreen: UIViewController {}

/// Waits for an answer that never comes.
private struct PatientInterceptor: AsyncRoutingInterceptor {
  func perform(with context: Void) async throws {
    let (answers, answering) = AsyncStream<Void>.makeStream()
    for await _ in answers { break }
    answering.finish()
    try Task.checkCancellation()
  }
}

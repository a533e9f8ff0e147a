import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// How a wait is judged by the screen that it waits for.
@MainActor
@Suite(.headlessOnly) struct WaitJudgementTests {
  @Test("A screen that refuses to go may stay when its wait is cancelled")
  func refusing() async {
    let exploration = await FormApp.explorer(refusing: true)
      .replay([], awaiting: "form", then: .cancel)
    #expect(exploration.trials.map(\.outcome) == [.awaited])
    #expect(exploration.findings.map(\.description) == [])
  }

  @Test("Of two screens of one destination, the wait is for the one on top")
  func topmost() async {
    let exploration = await FormApp.explorer(refusing: false)
      .replay([.tap("Form")], awaiting: "form", then: .cancel)
    #expect(exploration.trials.map(\.outcome) == [.awaited])
    #expect(exploration.findings.map(\.description) == [])
  }
}

/// A home screen with a form, which each request builds anew.
@MainActor
private enum FormApp {
  static func explorer(refusing isRefusing: Bool) -> Explorer {
    Explorer { window in
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let form = StepAssembly(
        finder: NilFinder<FormScreen, Void>(),
        factory: InlineFactory { (_: Void) in
          let screen = FormScreen("Form")
          screen.canBeDismissed = !isRefusing
          return screen
        }
      )
      .using(.push()).from(.visibleStack).assemble()
      let home = ShopHome("Home")
      home.addButton("Form") { router.navigate(to: form) }
      window.rootViewController = UINavigationController(rootViewController: home)
      window.makeKeyAndVisible()
      return ExploredApp(
        router: router,
        destinations: [ExploredDestination("form", awaiting: form, with: ()).alwaysBuilt()])
    }
  }
}

private final class FormScreen: ShopScreen, ResultReturning, RoutingInterceptable {
  typealias ReturnedResult = Int

  var canBeDismissed = true
}

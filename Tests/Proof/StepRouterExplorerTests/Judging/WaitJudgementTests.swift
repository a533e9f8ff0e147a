import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// How the explorer judges a wait by the screen it waits for.
@MainActor
@Suite(.headlessOnly) struct WaitJudgementTests {
  @Test("A screen that refuses to leave may stay when its wait is cancelled")
  func refusing() async {
    let exploration = await FormApp.explorer(refusing: true)
      .replay([], awaiting: "form", then: .cancel)
    #expect(exploration.trials.map(\.outcome) == [.awaited])
    #expect(exploration.findings.map(\.description) == [])
  }

  @Test("If two screens belong to the destination, the wait is for the top one")
  func topmost() async {
    let exploration = await FormApp.explorer(refusing: false)
      .replay([.tap("Form")], awaiting: "form", then: .cancel)
    #expect(exploration.trials.map(\.outcome) == [.awaited])
    #expect(exploration.findings.map(\.description) == [])
  }
}

/// A home screen, and a form that each request builds again.
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

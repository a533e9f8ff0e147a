import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterTesting
import Testing

/// Alerts as destinations.
@MainActor
@Suite struct AlertTests {
  @Test("An alert can be a destination, reached from everywhere, under alerts and over sheets")
  func destination() async {
    let exploration = await AlertApp.explorer().run(depth: 2, interleavedStates: 3)
    #expect(exploration.findings == [])
    #expect(exploration.states.map(\.moves) == [[], [.tap("Sheet")], [.tap("Ask")]])
  }

  @Test("The router presents an alert, and finds it at the next request")
  func router() throws {
    let stage = Stage { UIViewController() }
    let window = stage.window
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    var kinds: [NavigationKind] = []
    for _ in 1...2 {
      var end: Result<NavigationOutcome<UIAlertController>, RoutingError>?
      stage.run { router.navigate(to: AlertApp.question) { end = $0 } }
      kinds.append(try #require(try end?.get().kind))
    }
    #expect(kinds == [.built, .alreadyVisible])
    #expect(
      HierarchySnapshot(of: window).description == """
        UIViewController
        presents overFullScreen:
          UIAlertController "Well?" [visible]
        """)
  }

  @Test("The explorer reports an alert that bypasses its interceptor")
  func bypassed() async {
    let exploration = await AlertApp.explorer(isAllowed: false).replay([.tap("Ask")])
    #expect(
      exploration.findings.map(\.trial.problems) == [
        [
          Problem(
            .interceptorBypassed,
            "UIAlertController “Well?” is visible, though “leave” does not "
              + "hold.")
        ]
      ])
  }
}

/// A screen, a sheet on it, and an alert over both.
@MainActor
private enum AlertApp {
  static var question: DestinationStep<UIAlertController, Void> {
    StepAssembly(
      finder: ClassFinder<UIAlertController, Void>(),
      factory: InlineFactory { (_: Void) in
        let alert = UIAlertController(title: "Well?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        return alert
      }
    )
    .using(.present())
    .from(.current)
    .assemble()
  }

  static func explorer(isAllowed: Bool = true) -> Explorer {
    Explorer { window in
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let sheet = StepAssembly(finder: ClassFinder<ShopBag, Void>(), factory: ClassFactory())
        .using(.present()).from(.current).assemble()
      let screen = ShopHome("Home")
      screen.addButton("Sheet") { router.navigate(to: sheet) }
      screen.addButton("Ask") { router.navigate(to: question) }
      window.rootViewController = screen
      window.makeKeyAndVisible()
      let asked = ExploredDestination("question", question).removingNothing()
      return ExploredApp(
        router: router,
        destinations: [
          isAllowed ? asked : asked.requiring("leave") { false },
          ExploredDestination("sheet", sheet),
        ])
    }
  }
}

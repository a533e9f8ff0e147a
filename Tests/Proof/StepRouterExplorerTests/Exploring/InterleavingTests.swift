import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Destinations that are asked for in the middle of something.
@MainActor
@Suite(.headlessOnly) struct InterleavingTests {
  private func kinds(in exploration: Exploration, of destination: String) -> [[String]] {
    exploration.states.indices.map { state in
      exploration.trials.filter { $0.state == state && $0.destination == destination }
        .compactMap { $0.interleaving?.description }
    }
  }

  @Test("In a stack: pushes, pops and swipes back")
  func stack() async {
    let exploration = await MisdeedApp.explorer(nil).run(depth: 1, interleavedStates: 2)
    #expect(exploration.states.map(\.moves) == [[], [.happens("the screen comes")]])
    #expect(
      kinds(in: exploration, of: "home") == [
        [
          ".movement(.push, by: .happens(\"the screen comes\"))", ".secondRequest(\"screen\")",
          ".alert",
        ],
        [
          ".movement(.pop, by: .back)", ".interactivePop", ".cancelledPop",
          ".secondRequest(\"screen\")", ".alert",
        ],
      ])
    #expect(exploration.findings == [])
  }

  @Test("Under sheets: presentations and dismissals")
  func sheets() async {
    let explorer = SheetApp.explorer
    let exploration = await explorer.run(depth: 1, interleavedStates: 2)
    #expect(exploration.states.map(\.moves) == [[], [.tap("Open")]])
    #expect(
      kinds(in: exploration, of: "home") == [
        [".movement(.presentation, by: .tap(\"Open\"))", ".secondRequest(\"bag\")", ".alert"],
        [".movement(.dismissal, by: .swipeDown)", ".secondRequest(\"bag\")", ".alert"],
      ])
    #expect(exploration.findings == [])
  }

  @Test("A fault in the middle comes with what went on, and is shown again with it")
  func again() async {
    let explorer = Shop.explorer(.lockIgnored)
    let moves: [UserMove] = [
      .tab("Account"), .tap("Settings"), .tap("Address"), .type("x", into: "Street"),
    ]
    let again = await explorer.replay(moves, asking: "login", during: .secondRequest("home"))
    #expect(again.trials.map(\.interleaving) == [.secondRequest("home")])
  }

  @Test("Of the two swipes back one goes through and one does not")
  func swipes() async {
    for (swipe, outcome) in [
      (Interleaving.interactivePop, Exploration.Outcome.built), (.cancelledPop, .alreadyVisible),
    ] {
      let exploration = await MisdeedApp.explorer(nil)
        .replay([.happens("the screen comes")], asking: "screen", during: swipe)
      #expect(exploration.trials.map(\.outcome) == [outcome])
    }
  }

  @Test("What UIKit complains of before the alert comes is told")
  func complaintBeforeAlert() async {
    let exploration = await ComplainingApp.explorer.replay([], asking: "bag", during: .alert)
    #expect(exploration.trials.flatMap(\.problems).map(\.kind) == [.complaint])
  }

  @Test("What was not possible to begin is told")
  func impossible() async {
    let exploration = await Shop.explorer().replay([], asking: "home", during: .cancelledPop)
    #expect(
      exploration.trials.map(\.problems) == [
        [
          Problem(
            .notReplayed, ".cancelledPop was possible, but is not when it is tried again.")
        ]
      ])
  }
}

/// A screen, and a sheet on it.
@MainActor
private enum SheetApp {
  static var explorer: Explorer {
    Explorer { window in
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let home = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
        .from(.root).assemble()
      let bag = StepAssembly(finder: ClassFinder<ShopBag, Void>(), factory: ClassFactory())
        .using(.present()).from(.current).assemble()
      let screen = ShopHome("Home")
      screen.addButton("Open") { router.navigate(to: bag) }
      window.rootViewController = screen
      window.makeKeyAndVisible()
      return ExploredApp(
        router: router,
        destinations: [ExploredDestination("home", home), ExploredDestination("bag", bag)])
    }
  }
}

/// A screen, and one behind an interceptor that presents what UIKit refuses.
@MainActor
private enum ComplainingApp {
  static var explorer: Explorer {
    Explorer { window in
      let bag = StepAssembly(finder: ClassFinder<ShopBag, Void>(), factory: ClassFactory())
        .adding(
          InlineInterceptor { (_: Void) in
            UIViewController().present(UIViewController(), animated: false)
          }
        )
        .using(.present()).from(.current).assemble()
      window.rootViewController = ShopHome("Home")
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [ExploredDestination("bag", bag)])
    }
  }
}

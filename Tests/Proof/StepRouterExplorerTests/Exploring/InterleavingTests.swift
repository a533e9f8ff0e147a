import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Requests made in the middle of something else.
@MainActor
@Suite(.headlessOnly) struct InterleavingTests {
  private func kinds(in exploration: Exploration, of destination: String) -> [[String]] {
    exploration.states.indices.map { state in
      exploration.trials.filter { $0.state == state && $0.destination == destination }
        .compactMap { $0.interleaving?.description }
    }
  }

  @Test("In a stack, requests come during pushes, pops and swipes back", .exhaustive)
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

  @Test("Under sheets, requests come during presentations and dismissals")
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

  @Test("A replay makes the request during the same interleaving")
  func again() async {
    let explorer = Shop.explorer(.lockIgnored)
    let moves: [UserMove] = [
      .tab("Account"), .tap("Settings"), .tap("Address"), .type("x", into: "Street"),
    ]
    let again = await explorer.replay(moves, asking: "login", during: .secondRequest("home"))
    #expect(again.trials.map(\.interleaving) == [.secondRequest("home")])
  }

  @Test("A swipe back completes, a cancelled one leaves the screen where it is")
  func swipes() async {
    for (swipe, outcome) in [
      (Interleaving.interactivePop, Exploration.Outcome.built), (.cancelledPop, .alreadyVisible),
    ] {
      let exploration = await MisdeedApp.explorer(nil)
        .replay([.happens("the screen comes")], asking: "screen", during: swipe)
      #expect(exploration.trials.map(\.outcome) == [outcome])
    }
  }

  @Test("The explorer reports what UIKit complains of before the alert appears")
  func complaintBeforeAlert() async {
    let exploration = await ComplainingApp.explorer.replay([], asking: "bag", during: .alert)
    #expect(exploration.trials.flatMap(\.problems).map(\.kind) == [.complaint])
  }

  @Test("The explorer reports an interleaving that isn't possible")
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

/// A screen that presents a sheet.
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

/// A screen, and a second one behind an interceptor whose presentation UIKit refuses.
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

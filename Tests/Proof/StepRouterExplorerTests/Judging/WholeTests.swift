import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Faults that show only across all states, or across several starts.
@MainActor
@Suite(.headlessOnly) struct WholeTests {
  @MainActor
  private final class Counter {
    var count = 0
  }

  /// An app with a button, and a screen that an interceptor refuses if it's told to.
  private func explorer(
    refusing isRefused: Bool = false, named names: [String] = ["home", "bag"],
    allowing mayBeRefused: Bool = false, needing isMet: Bool? = nil,
    counting counter: Counter? = nil, atStart counts: Bool = false, pinch: Bool = false
  ) -> Explorer {
    Explorer { window in
      let home = ShopHome("Home")
      home.addButton("Add") { counter?.count += 1 }
      window.rootViewController = home
      window.makeKeyAndVisible()
      if pinch { home.view.addSubview(PinchedView()) }
      if counts { counter?.count += 1 }
      let homeStep = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
        .from(.root).assemble()
      let bag = StepAssembly(finder: ClassFinder<ShopBag, Void>(), factory: ClassFactory())
        .adding(InlineInterceptor { (_: Void) in if isRefused { throw Club.Refused() } })
        .using(.present()).from(.current).assemble()
      var second = ExploredDestination(names[1], bag)
      if mayBeRefused { second = second.mayAlwaysBeRefused() }
      if let isMet { second = second.requiring("a login") { isMet } }
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [ExploredDestination(names[0], homeStep), second],
        state: { "\(counter?.count ?? 0) in all" })
    }
  }

  @Test("A screen that is refused in every state is a fault")
  func neverShown() async throws {
    let exploration = await explorer(refusing: true).run(depth: 1)
    #expect(!exploration.isFaultless)
    #expect(exploration.neverShown.map(\.name) == ["bag"])
    let finding = try #require(exploration.findings.first)
    let location = try #require(finding.trial.location)
    #expect(
      finding.description == """
        bag, \(location): at the start
          neverShown: It was refused in every state, so the user never saw it. If that's meant, \
        declare it with “mayAlwaysBeRefused”.
          again: expectNothingWrong(await explorer.run(depth: 0), reporter: .swiftTesting)
        """)
  }

  @Test("So is one that is refused although its user has done what it takes")
  func neverShownThoughFulfilled() async {
    let exploration = await Explorer { window in
      let app = PlainApp.Session()
      let home = ShopHome("Home")
      home.addButton("Log in") {
        app.isOpen = true
        app.answer()
      }
      window.rootViewController = home
      window.makeKeyAndVisible()
      let bag = StepAssembly(finder: ClassFinder<ShopBag, Void>(), factory: ClassFactory())
        .adding(
          InlineInterceptor { (_: Void, completion) in
            app.answer = { completion(.failure(Club.Refused())) }
            if app.isOpen { app.answer() }
          }
        )
        .using(.present()).from(.current).assemble()
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [
          ExploredDestination("bag", bag)
            .requiring("a login", fulfilledBy: [.tap("Log in")]) { app.isOpen }
        ],
        state: { "\(app.isOpen)" })
    }.run(depth: 0)
    #expect(exploration.neverShown.map(\.name) == ["bag"])
    #expect(exploration.faults.map(\.description) == ["“bag” is never shown (2 times)"])
  }

  @Test("A refusal that is declared is no fault, and the report names it")
  func refusable() async {
    let exploration = await explorer(refusing: true, allowing: true).run(depth: 1)
    #expect(exploration.findings == [])
    #expect(exploration.untried.contains("“bag”: it was refused in every state"))
  }

  @Test("One request that is refused says nothing about all states")
  func single() async {
    #expect(await explorer(refusing: true).replay([], asking: "bag").isFaultless)
  }

  @Test("Two destinations of one name are a fault")
  func ambiguous() async {
    let exploration = await explorer(named: ["bag", "bag"]).run(depth: 0)
    #expect(
      exploration.findings.map(\.trial.problems) == [
        [
          Problem(
            .ambiguousName,
            "More than one destination is called “bag”, and only the first of them is asked for. "
              + "Give each of them a name of its own.")
        ]
      ])
  }

  @Test("A start that differs from the first one is a fault")
  func secondStart() async {
    let exploration = await explorer(counting: Counter(), atStart: true).replay([])
    #expect(
      exploration.trials.flatMap(\.problems) == [
        Problem(
          .startsDiffer,
          "A start of the app differs from the first one, so two starts share something: "
            + "-2 in all, +3 in all.")
      ])
  }

  @Test("A start that a move of an earlier run has changed is a fault")
  func startAfterMove() async {
    let exploration = await explorer(counting: Counter()).replay([])
    #expect(
      exploration.trials.flatMap(\.problems) == [
        Problem(
          .startsDiffer,
          "A start of the app differs from the first one, so two starts share something: "
            + "-0 in all, +1 in all.")
      ])
    let whole = await explorer(counting: Counter()).run(depth: 1)
    #expect(whole.findings.contains { $0.trial.problems.contains { $0.kind == .startsDiffer } })
  }

  @Test("If nothing is wrong, the report names what was not tried")
  func untried() async {
    let exploration = await explorer(needing: true, pinch: true).run(depth: 0)
    #expect(
      exploration.description == """
        1 distinct state, up to 0 moves deep; 0 moves made
        2 destinations asked for: 0 wrong
          1 already visible
          1 built
        2 closings tried: 0 wrong
        Nothing is wrong in what was tried. Not tried:
          Moves in 1 of 1 state: beyond the depth of 0 or the 1,000 states
          Requests in the middle of something in 1 of 1 state
          Links, windows and relaunches: the explorer doesn't launch this app
          A refusal because of “a login” of “bag”: the requirement always held
          PinchedView: the explorer has no move for it
        """)
  }

  #if !canImport(UIKit)
  @Test("If everything was tried, the report names nothing", .exhaustive)
  func tried() async {
    let exploration = await Library.explorer(windows: 1).run(
      depth: 6, states: 500, interleavedStates: 500)
    #expect(exploration.untried == [])
    #expect(exploration.description.hasSuffix("Nothing is wrong."))
  }
  #endif
}

/// Answers a gesture that the explorer doesn't make.
private final class PinchedView: UIView {
  convenience init() {
    self.init(frame: .zero)
    addGestureRecognizer(UIPinchGestureRecognizer())
  }
}

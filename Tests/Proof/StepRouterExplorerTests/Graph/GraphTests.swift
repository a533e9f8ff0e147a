import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The graph that an exploration keeps.
@MainActor
@Suite(.headlessOnly) struct GraphTests {
  @Test("Each move is an edge, even one that leads back")
  func edges() async {
    let exploration = await Shop.explorer().run(depth: 2, states: 1_000)
    let moves: [[UserMove]] = exploration.states.map(\.moves)
    #expect(exploration.edges.count == exploration.moveCount)
    for edge in exploration.edges {
      let to = edge.to
      #expect(moves.indices.contains(edge.from))
      // A state's moves are the path of first edges that leads to it.
      let first = exploration.edges.first { $0.to == to }
      if let to, to > 0 { #expect(first.map { moves[$0.from] + [$0.move] } == moves[to]) }
    }
  }

  @Test("States whose moves weren't tried are the frontier")
  func frontier() async {
    let exploration = await Shop.explorer().run(depth: 1)
    #expect(exploration.states[0].isExpanded)
    #expect(exploration.frontierCount == exploration.states.count - 1)
    #expect(exploration.states.allSatisfy { $0.fingerprint != nil })
    #expect(Set(exploration.states.map(\.fingerprint)).count == exploration.states.count)
  }

  @Test(
    "A state beyond the depth counts as unexplored if the user could go on from it",
    arguments: [(1, 1), (2, 2)])
  func cut(limit: Int, frontier: Int) async {
    // A resize doesn't count toward the depth, so the last states are explored as well.
    let explorer = Explorer(shapes: [.compact, .regular]) { window in
      let counter = UIViewController()
      counter.title = "0"
      window.rootViewController = counter
      window.makeKeyAndVisible()
      let count = { [weak counter] in Int(counter?.title ?? "") ?? 0 }
      return ExploredApp(
        router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
        destinations: [],
        events: [
          ExploredEvent("count", when: { count() < limit }) { [weak counter] in
            counter?.title = "\(count() + 1)"
          }
        ])
    }
    let exploration = await explorer.run(depth: 1)
    #expect(exploration.states.count == 4)
    #expect(exploration.frontierCount == frontier)
    #expect(exploration.coverageSummary.contains("Not explored further: \(frontier) state"))
  }

  @Test("A move beyond the limit of states is an edge to nowhere")
  func beyond() async {
    let exploration = await Shop.explorer().run(depth: 2, states: 3)
    #expect(exploration.states.count == 3)
    #expect(exploration.edges.contains { $0.to == nil })
  }

  @Test("The coverage lists each visited screen, move, step and interceptor once")
  func coverage() async {
    let exploration = await Shop.explorer().run(depth: 2, states: 30)
    let names = { (kind: CoveredItem.Kind) in
      exploration.coverage.filter { $0.kind == kind }.map(\.name).sorted()
    }
    #expect(Set(exploration.coverage).count == exploration.coverage.count)
    #expect(
      names(.screen) == [
        "ShopAccount", "ShopBag", "ShopHelp", "ShopHome", "ShopLogin", "ShopProduct", "ShopSearch",
        "ShopSettings", "UINavigationController", "UITabBarController",
      ])
    #expect(names(.move) == Set(exploration.edges.map(\.move.description)).sorted())
    #expect(
      Set(names(.step)) == [
        "ShopAddress", "ShopBag", "ShopHelp", "ShopHome", "ShopLogin", "ShopProduct", "ShopSearch",
        "ShopSettings", "UINavigationController",
      ])
    #expect(names(.guardPassed) == [])
    #expect(names(.guardRefused) == ["InlineInterceptor<()>"])
  }

  @Test("The exploration keeps the windows of as many states as requested", arguments: [0, 1, 4])
  func pictures(count: Int) async {
    let scope = ExplorationScope(depth: 2, states: 4, picturedStates: count)
    let exploration = await Shop.explorer().run(scope)
    #expect(exploration.states.count == 4)
    #expect(exploration.states.map(\.windows.count) == (0..<4).map { $0 < count ? 1 : 0 })
    guard count > 0 else { return }
    let window = exploration.states[0].windows[0]
    #expect(window.isFront)
    #expect(window.shape == .compact)
    #expect(window.hierarchy.nodes.contains { $0.isVisible })
  }
}

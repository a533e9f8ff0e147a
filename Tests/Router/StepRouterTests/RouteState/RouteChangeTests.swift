import StepRouter
import StepRouterState
import Testing

@Suite("Changes between routes")
struct RouteChangeTests {
  @Test(
    "Reaching a new route takes pops, then at most one change, then pushes",
    arguments: [
      ([], ["a", "b"], [.push("a", responsible: 0), .push("b", responsible: 1)]),
      (["a", "b"], ["a", "c"], [.change("b", to: "c", responsible: 1)]),
      (
        ["a", "b"], ["a", "c", "d"],
        [.change("b", to: "c", responsible: 1), .push("d", responsible: 2)]
      ),
      (
        ["a", "b", "c"], ["a", "d"],
        [.pop("c", responsible: 2), .change("b", to: "d", responsible: 1)]
      ),
      (["a"], ["b"], [.change("a", to: "b", responsible: 0)]),
      (["a", "b", "c"], ["a"], [.pop("c", responsible: 2), .pop("b", responsible: 1)]),
      (["a", "a"], ["a", "a", "a"], [.push("a", responsible: 2)]),
      (["a?x=1"], ["a?x=2"], [.change("a?x=1", to: "a?x=2", responsible: 0)]),
      (["a", "b"], ["a", "b"], []),
      ([], [], []),
    ] as [(Route, Route, [RouteChange])])
  func examples(_ old: Route, _ new: Route, changes: [RouteChange]) {
    #expect(RouteChange.changes(from: old, to: new) == changes)
  }

  /// Applies the changes to a route, and checks who is responsible for each.
  private func replay(_ changes: [RouteChange], on old: Route) throws -> Route {
    var route = old
    for change in changes {
      switch change {
      case .pop(let element, let responsible):
        try #require(route.last == element)
        #expect(responsible == route.count - 1)
      case .change(let element, let new, let responsible):
        try #require(route.last == element)
        #expect(element != new)
        #expect(responsible == route.count - 1)
      case .push(_, let responsible):
        #expect(responsible == route.count)
      }
      route = change.applied(to: route)
    }
    return route
  }

  @Test("The changes between any two routes turn the old one into the new one")
  func law() throws {
    let routes = Route.all(upTo: 4, over: ["a", "b", "c"])
    #expect(routes.count == 121)
    for old in routes {
      for new in routes {
        let changes = RouteChange.changes(from: old, to: new)
        #expect(try replay(changes, on: old) == new)
        #expect(changes.isEmpty == (old == new))
        let changed = changes.filter { if case .change = $0 { true } else { false } }
        #expect(changed.count <= 1)
        let common = zip(old, new).prefix { $0 == $1 }.count
        #expect(changes.count == old.count + new.count - 2 * common - changed.count)
        guard let first = changes.first else { continue }
        let rest = RouteChange.changes(from: first.applied(to: old), to: new)
        #expect(rest == Array(changes.dropFirst()))
      }
    }
  }
}

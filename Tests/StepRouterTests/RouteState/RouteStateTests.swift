import Foundation
import StepRouter
import Testing

/// Routes as values: actions, text, data.
@Suite("A route in a state")
struct RouteStateTests {
  struct GoHome: RouteAction {
    func apply(to state: inout RouteState) { state.apply(SetRouteAction(["home"])) }
  }

  @Test("Actions set, push and pop")
  func actions() {
    var state = RouteState()
    #expect(state.route == [])
    state.apply(SetRouteAction(["tabs", "home"]))
    state.apply(PushRouteAction("product?id=42"))
    #expect(state.route == ["tabs", "home", "product?id=42"])
    state.apply(PopRouteAction())
    #expect(state.route == ["tabs", "home"])
    state.apply(PopRouteAction(7))
    #expect(state.route == [])
    state.apply(PopRouteAction(-1))
    #expect(state.route == [])
    state.apply(GoHome())
    #expect(state.route == ["home"])
    #expect(state.animated)
    state.apply(SetRouteAction(["home", "bag"], animated: false))
    #expect(!state.animated)
    #expect(RouteState(route: ["a"]).route == ["a"])
  }

  @Test("A route may be set from identifiers")
  func identifiers() {
    let identifiers = ["TabBarViewController", String(describing: Self.self)]
    var state = RouteState()
    state.apply(SetRouteAction(identifiers))
    #expect(
      state.route == [
        RouteElement(identifier: "TabBarViewController"),
        RouteElement(identifier: "RouteStateTests"),
      ])
  }

  @Test("Data is kept for a route, by its type")
  func data() {
    var state = RouteState()
    state.apply(SetRouteSpecificData(route: ["home", "product"], data: 42))
    #expect(state.route == [])
    #expect(state.data(for: ["home", "product"]) == 42)
    #expect(state.data(for: ["home", "product"], as: String.self) == nil)
    #expect(state.data(for: ["home"], as: Int.self) == nil)
  }

  @Test(
    "A route is read from text, and written the same",
    arguments: [
      ("/", []),
      ("/home", ["home"]),
      ("/home/product?id=42", ["home", "product?id=42"]),
      (
        "/search?q=green%20tea/product?id=7&tab=a",
        [
          RouteElement(identifier: "search", parameters: ["q": "green tea"]),
          RouteElement(identifier: "product", parameters: ["id": "7", "tab": "a"]),
        ]
      ),
      (
        "/a%2Fb%3Fc?x%3D%26=%2F%3F%3D%26%25",
        [RouteElement(identifier: "a/b?c", parameters: ["x=&": "/?=&%"])]
      ),
      ("/product?id=", [RouteElement(identifier: "product", parameters: ["id": ""])]),
    ] as [(String, Route)])
  func text(_ path: String, _ route: Route) {
    #expect(Route(path: path) == route)
    #expect(route.path == path)
  }

  @Test("Text is read leniently where that is clear")
  func lenient() {
    #expect(Route(path: "home//product?id=42&/") == ["home", "product?id=42"])
    #expect(Route(path: "/product?id") == ["product?id="])
    #expect(Route(path: "/%FF") == nil)
    #expect(Route(path: "/a?%FF=1") == nil)
    let literal: RouteElement = "100%"
    #expect(literal == RouteElement(identifier: "100%"))
  }

  @Test("A route is saved and read back")
  func coding() throws {
    let place: [Route] = [["search?q=tea"], ["home", "product?id=42", "bag"], []]
    let data = try JSONEncoder().encode(place)
    #expect(try JSONDecoder().decode([Route].self, from: data) == place)
  }

  @Test("Parameters have types")
  func parameters() throws {
    let element: RouteElement = "product?id=42&tab=items"
    #expect(try element.value("id") == 42)
    #expect(try element.value("tab") == "items")
    #expect(try element.value("page") == Int?.none)
    #expect(throws: RouteError.badParameter(element, name: "tab", expected: "Int")) {
      let _: Int = try element.value("tab")
    }
  }

  @Test("Errors say what is wrong and what would be right")
  func descriptions() {
    let errors: [RouteError] = [
      .unknownElement("bog?x=1", known: ["home", "bag"]),
      .badParameter("product?id=x", name: "id", expected: "Int"),
      .noRoutable(.pop("a", responsible: 2)), .stuck,
    ]
    #expect(
      errors.map(\.description) == [
        "There is no screen “bog”; there are home, bag.",
        "“product?id=x” needs a parameter “id”: Int is expected.",
        "No Routable is known for pop(a, responsible: 2): give it the one that stands there.",
        "A Routable has not answered in time: each call has to return or throw.",
      ])
  }
}

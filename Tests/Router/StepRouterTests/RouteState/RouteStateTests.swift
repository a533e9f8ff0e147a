import Foundation
import StepRouter
import StepRouterState
import Testing

@Suite("Routes as values")
struct RouteStateTests {
  struct GoHome: RouteAction {
    func apply(to state: inout RouteState) { state.apply(SetRouteAction(["home"])) }
  }

  @Test("Actions set a route, push and pop")
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

  @Test("Popping less than one element pops none", arguments: [0, -1, -2, Int.min + 1])
  func poppedNothing(count: Int) {
    var state = RouteState(route: ["tabs", "home"])
    state.apply(PopRouteAction(count))
    #expect(state.route == ["tabs", "home"])
  }

  @Test("Pushes and pops are animated, even after a route set without animation")
  func animatedAgain() {
    for action: any RouteAction in [PushRouteAction("bag"), PopRouteAction()] {
      var state = RouteState()
      state.apply(SetRouteAction(["home"], animated: false))
      state.apply(action)
      #expect(state.animated)
    }
  }

  @Test("A route can be set from identifiers")
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

  @Test("A state keeps data for a route by its type")
  func data() {
    var state = RouteState()
    state.apply(SetRouteSpecificData(route: ["home", "product"], data: 42))
    #expect(state.route == [])
    #expect(state.data(for: ["home", "product"]) == 42)
    #expect(state.data(for: ["home", "product"], as: String.self) == nil)
    #expect(state.data(for: ["home"], as: Int.self) == nil)
  }

  @Test(
    "A route read from text is written as the same text",
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
  func text(_ path: String, _ route: Route) throws {
    #expect(try Route(path: path) == route)
    #expect(route.path == path)
  }

  @Test("Text is read leniently if its meaning is clear")
  func lenient() throws {
    #expect(try Route(path: "home/product?id=42&") == ["home", "product?id=42"])
    #expect(try Route(path: "/product?id") == ["product?id="])
    #expect(try Route(path: "") == [])
    let literal: RouteElement = "100%"
    #expect(literal == RouteElement(identifier: "100%"))
  }

  @Test(
    "Text that isn't a route is refused with its flaw",
    arguments: [
      ("/product/", .emptyIdentifier), ("product/", .emptyIdentifier),
      ("//", .emptyIdentifier), ("//product", .emptyIdentifier),
      ("/home//product", .emptyIdentifier), ("/?id=42", .emptyIdentifier),
      ("?id=42", .emptyIdentifier), ("/home/?id=42", .emptyIdentifier),
      ("/%FF", .encoding), ("/a?%FF=1", .encoding), ("/a?x=%FF", .encoding), ("/%zz", .encoding),
      ("/a?id=1&id=2", .repeatedParameter), ("/a?id=1&%69d=1", .repeatedParameter),
      ("/ho%00me", .hiddenCharacter), ("/ho%C2%85me", .hiddenCharacter),
      ("/%EF%BB%BFhome", .hiddenCharacter), ("/\u{FEFF}home", .hiddenCharacter),
      ("/home/\u{202E}bag", .hiddenCharacter), ("/home%E2%80%A8", .hiddenCharacter),
    ] as [(String, RouteFlaw)])
  func refused(_ path: String, _ flaw: RouteFlaw) {
    #expect(throws: RouteError.malformed(path, flaw)) { try Route(path: path) }
  }

  @Test(
    "An element from malformed text is nil",
    arguments: ["", "?id=1", "a?x=1&x=2", "%FF", "a\u{9B}"])
  func refusedElement(text: String) {
    #expect(RouteElement(text) == nil)
  }

  @Test("A parameter is read back exactly as it was written")
  func exactParameters() throws {
    let texts = [
      "\u{FEFF}tea", "a\nb", "\0", "\u{85}", "\u{202E}x", "e\u{301}", "é", "\u{212A}", "👩\u{200D}🔧",
    ]
    for text in texts {
      let route = [RouteElement(identifier: "search", parameters: ["q": text])]
      let read = try Route(path: route.path)
      #expect(read.first?.parameters["q"].map { Array($0.utf8) } == Array(text.utf8))
    }
    // A combining character after a slash doesn't hide the slash.
    #expect(try Route(path: "/a/\u{301}b").map(\.identifier) == ["a", "\u{301}b"])
    #expect(
      try Route(path: "/a?\u{301}b=\u{301}c") == [
        RouteElement(identifier: "a", parameters: ["\u{301}b": "\u{301}c"])
      ])
  }

  @Test("A route can be encoded and decoded")
  func coding() throws {
    let place: [Route] = [["search?q=tea"], ["home", "product?id=42", "bag"], []]
    let data = try JSONEncoder().encode(place)
    #expect(try JSONDecoder().decode([Route].self, from: data) == place)
  }

  @Test("Parameters are read by their type")
  func parameters() throws {
    let element: RouteElement = "product?id=42&tab=items"
    #expect(try element.value("id") == 42)
    #expect(try element.value("tab") == "items")
    #expect(try element.value("page") == Int?.none)
    #expect(throws: RouteError.badParameter(element, name: "tab", expected: "Int")) {
      let _: Int = try element.value("tab")
    }
  }

  @Test("Errors say what's wrong and what would be right")
  func descriptions() {
    let errors: [RouteError] = [
      .unknownElement("bog?x=1", known: ["home", "bag"]),
      .badParameter("product?id=x", name: "id", expected: "Int"),
      .noRoutable(.pop("a", responsible: 2)), .stuck, .malformed("/a/", .emptyIdentifier),
      .tooLong(count: 300, limit: 256), .otherWindow, .noWindow, .unknownPlace,
    ]
    #expect(
      errors.map(\.description) == [
        "There is no screen “bog”; there are home, bag.",
        "“product?id=x” needs a parameter “id”: Int is expected.",
        "No Routable is known for pop(a, responsible: 2), because “follow(_:)” only reported the "
          + "route: let the driver show the route itself.",
        "A Routable has not answered in time: each call has to return or throw.",
        "“/a/” has an element without an identifier: write “/home/product?id=42”, for example.",
        "The route has 300 elements; at most 256 can be shown on each other.",
        "The router works in another window than the presenter reads: give both the same window "
          + "provider.",
        "There is no window with a root view controller to be read: read it when the app is shown, "
          + "and in the router's window.",
        "The map recognizes nothing on screen: give its screens a “reading:”.",
      ])
  }
}

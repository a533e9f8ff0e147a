import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState
import Testing

/// A place as an activity that the system keeps.
@MainActor @Suite("A place as an activity", .onDevice)
struct SavedPlaceTests {
  private static let versionKey = "StepRouterPlaceVersion"
  private static let routesKey = "StepRouterPlaceRoutes"

  private func activity(
    _ userInfo: [AnyHashable: Any]?, type: String = SavedPlace.defaultActivityType
  ) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.userInfo = userInfo
    return activity
  }

  @Test("A place is read back from its activity, whatever its values are")
  func law() throws {
    let values = ["", "a b", "/", "?&=#%", "é", "e\u{301}", "\u{0}\n", "日本", "👩‍👩‍👧", "%2F"]
    let places: [[Route]] =
      [[["home"]], [["search?q=tea"], ["home", "product?id=42"]], [[]]]
      + values.map { [[RouteElement(identifier: "product", parameters: ["id": $0, "x": $0])]] }
    for place in places {
      let activity = SavedPlace(place).activity(type: "shop.place")
      #expect(try SavedPlace(activity, type: "shop.place").routes == place)
      #expect(PropertyListSerialization.propertyList(activity.userInfo ?? [:], isValidFor: .binary))
    }
  }

  @Test("The default activity type ends with “.place”")
  func type() {
    #expect(SavedPlace.defaultActivityType.hasSuffix(".place"))
    #expect(SavedPlace([["home"]]).activity().activityType == SavedPlace.defaultActivityType)
  }

  @Test("An activity that no driver has made fails by its flaw and moves nothing")
  func unreadable() {
    let long = Array(repeating: "/home", count: 257)
    let wide = ["/" + String(repeating: "x", count: 65_536)]
    let cases: [([AnyHashable: Any]?, RouteError)] = [
      (nil, .unreadablePlace(.noVersion)),
      ([:], .unreadablePlace(.noVersion)),
      ([Self.versionKey: "1"], .unreadablePlace(.noVersion)),
      ([Self.versionKey: 0], .unreadablePlace(.noVersion)),
      ([Self.versionKey: -1], .unreadablePlace(.noVersion)),
      ([Self.versionKey: 2, Self.routesKey: ["/home"]], .newerPlace(version: 2, known: 1)),
      ([Self.versionKey: Int.max], .newerPlace(version: .max, known: 1)),
      ([Self.versionKey: 1], .unreadablePlace(.noRoutes)),
      ([Self.versionKey: 1, Self.routesKey: "/home"], .unreadablePlace(.noRoutes)),
      ([Self.versionKey: 1, Self.routesKey: [String]()], .unreadablePlace(.noRoutes)),
      ([Self.versionKey: 1, Self.routesKey: [1, 2]], .unreadablePlace(.noRoutes)),
      (
        [Self.versionKey: 1, Self.routesKey: ["/home", ["/home"]] as [Any]],
        .unreadablePlace(.noRoutes)
      ),
      ([Self.versionKey: 1, Self.routesKey: ["a": "/home"]], .unreadablePlace(.noRoutes)),
      ([Self.versionKey: 1, Self.routesKey: long], .unreadablePlace(.tooLarge)),
      ([Self.versionKey: 1, Self.routesKey: wide], .unreadablePlace(.tooLarge)),
      (
        [Self.versionKey: 1, Self.routesKey: ["/home//bag"]],
        .malformed("/home//bag", .emptyIdentifier)
      ),
      ([Self.versionKey: 1, Self.routesKey: ["/home", "/%FF"]], .malformed("/%FF", .encoding)),
    ]
    for (userInfo, error) in cases {
      #expect(throws: error) { try SavedPlace(activity(userInfo)) }
      let shop = RouteShop()
      let before = shop.stage.tree
      var isCompleted = false
      shop.driver.restore(activity(userInfo)) { isCompleted = true }
      #expect(isCompleted)
      shop.stage.device.runUntilIdle()
      #expect(shop.failures == ["/ over /: \(error)"])
      #expect(shop.stage.tree == before)
    }
    let foreign = RouteError.foreignActivity(
      type: "other", expected: SavedPlace.defaultActivityType)
    #expect(throws: foreign) { try SavedPlace(activity([Self.versionKey: 1], type: "other")) }
  }

  @Test("The driver saves a place and restores it through every interceptor")
  func driver() throws {
    let first = RouteShop()
    first.set(["search?q=tea", "product?id=1"])
    first.set(["home", "product?id=42", "bag"])
    let activity = try #require(first.driver.stateRestorationActivity)
    let second = RouteShop()
    let held = Held()
    second.loginAnswer = .hold(held)
    var isCompleted = false
    second.driver.restore(activity) { isCompleted = true }
    for guarded in ["guard 1", "guard 42"] {
      second.stage.device.runUntilIdle()
      #expect(second.journal.lines.last == guarded)
      #expect(!isCompleted)
      held.answer(.success)
    }
    second.stage.device.runUntilIdle()
    #expect(isCompleted)
    #expect(second.stage.tree == first.stage.tree)
    #expect(second.failures == [])
  }

  @Test("Without a place there's no activity")
  func noPlace() {
    #expect(RouteShop().driver.stateRestorationActivity == nil)
    #expect(RoutableApp().driver.stateRestorationActivity == nil)
  }

  @Test("With routables the place is the route that is shown")
  func routables() async throws {
    let app = RoutableApp()
    _ = await app.go(to: ["home", "product"])
    #expect(try app.driver.place == [["home", "product"]])
    let again = RoutableApp()
    again.driver.restore(try #require(app.driver.stateRestorationActivity)) {}
    await again.settle()
    #expect(
      again.script.takeLines() == ["root pushes home at once", "home pushes product at once"])
  }
}

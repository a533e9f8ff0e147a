import PortableUIKit
import StepRouter

/// A user's place, stored in an activity that holds each route as text.
///
/// ```swift
/// let activity = SavedPlace(try presenter.place).activity(type: "com.example.shop.place")
/// let place = try SavedPlace(activity, type: "com.example.shop.place").routes
/// ```
///
/// A ``RouteDriver`` creates and reads such activities itself.
public struct SavedPlace: Hashable, Sendable {
  /// The routes, the visible one last.
  public var routes: [Route]

  private static let version = 1
  private static let versionKey = "StepRouterPlaceVersion"
  private static let routesKey = "StepRouterPlaceRoutes"
  private static let countLimit = 256
  private static let lengthLimit = 65_536

  /// The bundle's identifier followed by “.place”.
  public static var defaultActivityType: String {
    (Bundle.main.bundleIdentifier ?? "StepRouter") + ".place"
  }

  /// Creates a place from these routes.
  public init(_ routes: [Route]) { self.routes = routes }

  /// Reads a place from an activity. Throws a ``RouteError`` if the activity has another type,
  /// comes from a newer version, or isn't readable.
  public init(
    _ activity: NSUserActivity, type: String = Self.defaultActivityType
  ) throws(RouteError) {
    guard activity.activityType == type else {
      throw .foreignActivity(type: activity.activityType, expected: type)
    }
    guard let version = activity.userInfo?[Self.versionKey] as? Int, version > 0 else {
      throw .unreadablePlace(.noVersion)
    }
    guard version <= Self.version else {
      throw .newerPlace(version: version, known: Self.version)
    }
    guard let list = activity.userInfo?[Self.routesKey] as? [Any] else {
      throw .unreadablePlace(.noRoutes)
    }
    guard list.count <= Self.countLimit else { throw .unreadablePlace(.tooLarge) }
    let texts = list.compactMap { $0 as? String }
    guard texts.count == list.count, !texts.isEmpty else { throw .unreadablePlace(.noRoutes) }
    guard texts.reduce(0, { $0 + $1.utf8.count }) <= Self.lengthLimit else {
      throw .unreadablePlace(.tooLarge)
    }
    routes = []
    for text in texts { routes.append(try Route(path: text)) }
  }

  /// Returns the place as an activity that holds only texts and a number.
  public func activity(type: String = Self.defaultActivityType) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.userInfo = [Self.versionKey: Self.version, Self.routesKey: routes.map(\.path)]
    return activity
  }
}

import PortableUIKit
import StepRouter

/// The reason why a driver or presenter can't show, read or restore a route.
///
/// ```swift
/// RouteDriver(presenter) { failure in log(failure.error) }
/// ```
public enum RouteError: Error, Hashable, Sendable {
  /// The map has no screen for this element; nothing has moved.
  case unknownElement(RouteElement, known: [String])
  /// An element lacks a parameter, or the parameter has another type; nothing has moved.
  case badParameter(RouteElement, name: String, expected: String)
  /// The text or the element isn't valid as a route; nothing has moved.
  case malformed(String, RouteFlaw)
  /// The route has more elements than the limit; nothing has moved.
  case tooLong(count: Int, limit: Int)
  /// The router works in a window other than the presenter's; nothing has moved.
  case otherWindow
  /// There is no place to read, because no window has a root view controller.
  case noWindow
  /// There is no place to read, because the map recognizes nothing on screen.
  case unknownPlace
  /// The activity has another type and doesn't hold a place of this app; nothing has moved.
  case foreignActivity(type: String, expected: String)
  /// A newer version of the app saved the place; nothing has moved.
  case newerPlace(version: Int, known: Int)
  /// The activity holds no readable place; nothing has moved.
  case unreadablePlace(PlaceFlaw)
  /// No `Routable` is responsible for the change, because the driver knows the route on screen only
  /// from `follow(_:)`.
  case noRoutable(RouteChange)
  /// The movement didn't answer in time.
  case stuck
}

/// A flaw that makes text invalid as a route.
///
/// ```swift
/// if case .malformed(_, .emptyIdentifier) = routeError { log(routeError) }
/// ```
public enum RouteFlaw: String, Error, Hashable, Sendable {
  /// An empty identifier: `/home//bag`, or a slash at the end.
  case emptyIdentifier = "an element without an identifier"
  /// A control character in an identifier, or an invisible character that changes how the rest
  /// reads.
  case hiddenCharacter = "a control character or a hidden one in an identifier"
  /// Percent-encoding that isn't UTF-8.
  case encoding = "percent-encoding that is not UTF-8"
  /// A repeated parameter: `product?id=1&id=2`
  case repeatedParameter = "a parameter twice in one element"
}

/// A flaw that makes an activity unfit to restore a place from.
///
/// ```swift
/// if case .unreadablePlace(.tooLarge) = routeError { log(routeError) }
/// ```
public enum PlaceFlaw: String, Error, Hashable, Sendable {
  /// The version is missing, or isn't a positive number.
  case noVersion = "no version number"
  /// The routes are missing, an empty list, or not a list of texts.
  case noRoutes = "no list of routes"
  /// The activity holds more routes or more text than any place needs.
  case tooLarge = "more than 256 routes, or more than 64 KiB of text"
}

extension RouteError: CustomStringConvertible {
  /// A message that says what's wrong and how to fix it.
  public var description: String {
    switch self {
    case .unknownElement(let element, []):
      "There is no screen “\(element.identifier)”: the map has no screens at all."
    case .unknownElement(let element, let known):
      "There is no screen “\(element.identifier)”; there are \(known.joined(separator: ", "))."
    case .badParameter(let element, let name, let expected):
      "“\(element)” needs a parameter “\(name)”: \(expected) is expected."
    case .malformed(let text, let flaw):
      "“\(text)” has \(flaw.rawValue): write “/home/product?id=42”, for example."
    case .tooLong(let count, let limit):
      "The route has \(count) elements; at most \(limit) can be shown on each other."
    case .otherWindow:
      "The router works in another window than the presenter reads: give both the same window "
        + "provider."
    case .noWindow:
      "There is no window with a root view controller to be read: read it when the app is shown, and "
        + "in the router's window."
    case .unknownPlace:
      "The map recognizes nothing on screen: give its screens a “reading:”."
    case .foreignActivity(let type, let expected):
      "The activity “\(type)” is not a place that was saved here: one of the type “\(expected)” is "
        + "expected. Give the driver that type, or restore the activity yourself."
    case .newerPlace(let version, let known):
      "The place was saved by a newer app, in version \(version); this one reads up to \(known). Begin "
        + "where a new user begins."
    case .unreadablePlace(let flaw):
      "The activity has \(flaw.rawValue): restore only what “stateRestorationActivity” has made."
    case .noRoutable(let change):
      "No Routable is known for \(change), because “follow(_:)” only reported the route: let the "
        + "driver show the route itself."
    case .stuck: "A Routable has not answered in time: each call has to return or throw."
    }
  }
}

/// A failed attempt to show a route, with the route that is on screen instead.
///
/// ```swift
/// let driver = RouteDriver(presenter) { failure in
///   store.dispatch(SetRouteAction(failure.shown))
/// }
/// ```
public struct RouteFailure: Error {
  /// The route on screen.
  public let shown: Route
  /// The route that failed.
  public let wanted: Route
  /// A ``RouteError``, the router's `RoutingError`, or an error that a ``Routable`` threw.
  public let error: any Error
}

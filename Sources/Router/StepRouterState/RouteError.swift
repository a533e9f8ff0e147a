import PortableUIKit
import StepRouter

/// Why a route is not shown.
///
/// ```swift
/// RouteDriver(presenter) { failure in log(failure.error) }
/// ```
public enum RouteError: Error, Hashable, Sendable {
  /// The map has no such screen; nothing has moved.
  case unknownElement(RouteElement, known: [String])
  /// An element lacks a parameter, or it is of another type; nothing has moved.
  case badParameter(RouteElement, name: String, expected: String)
  /// The text of a route, or an element of it, cannot be one; nothing has moved.
  case malformed(String, RouteFlaw)
  /// The route has more elements than can be shown on top of each other; nothing has moved.
  case tooLong(count: Int, limit: Int)
  /// The router works in another window than the presenter reads; nothing has moved.
  case otherWindow
  /// There is no place to read: no window with a root view controller.
  case noWindow
  /// There is no place to read: the map knows nothing of what is on screen.
  case unknownPlace
  /// The activity is of another type, and holds no place of this app; nothing has moved.
  case foreignActivity(type: String, expected: String)
  /// The place was saved by a newer version of the app; nothing has moved.
  case newerPlace(version: Int, known: Int)
  /// The activity holds no place that can be read; nothing has moved.
  case unreadablePlace(PlaceFlaw)
  /// No `Routable` is known for the change: what is shown was only told by `follow(_:)`.
  case noRoutable(RouteChange)
  /// There was no answer in time.
  case stuck
}

/// What makes a text unfit for a route.
///
/// ```swift
/// if case .malformed(_, .emptyIdentifier) = routeError { log(routeError) }
/// ```
public enum RouteFlaw: String, Error, Hashable, Sendable {
  /// `/home//bag`, or a slash at the end.
  case emptyIdentifier = "an element without an identifier"
  /// A control character in an identifier, or one that is not seen and changes how the rest is
  /// read.
  case hiddenCharacter = "a control character or a hidden one in an identifier"
  /// Percent-encoding that is no UTF-8.
  case encoding = "percent-encoding that is not UTF-8"
  /// A parameter that is there twice: `product?id=1&id=2`
  case repeatedParameter = "a parameter twice in one element"
}

/// What makes an activity unfit to restore a place from.
///
/// ```swift
/// if case .unreadablePlace(.tooLarge) = routeError { log(routeError) }
/// ```
public enum PlaceFlaw: String, Error, Hashable, Sendable {
  /// There is no version, or it is no number.
  case noVersion = "no version number"
  /// There are no routes, or they are no list of texts.
  case noRoutes = "no list of routes"
  /// There are more routes, or more text, than any place has.
  case tooLarge = "more than 256 routes, or more than 64 KiB of text"
}

extension RouteError: CustomStringConvertible {
  /// What is wrong, and what would be right.
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
      "The map knows nothing of what is on screen: give its screens a “reading:”."
    case .foreignActivity(let type, let expected):
      "The activity “\(type)” is no place that was saved here: one of the type “\(expected)” is expected. "
        + "Give the driver that type, or restore the activity yourself."
    case .newerPlace(let version, let known):
      "The place was saved by a newer app, in version \(version); this one reads up to \(known). Begin "
        + "where a new user begins."
    case .unreadablePlace(let flaw):
      "The activity has \(flaw.rawValue): restore only what “stateRestorationActivity” has made."
    case .noRoutable(let change):
      "No Routable is known for \(change), because “follow(_:)” only told what is shown: let the "
        + "driver show the route itself."
    case .stuck: "A Routable has not answered in time: each call has to return or throw."
    }
  }
}

/// A route that is not shown, and what is shown instead.
///
/// ```swift
/// let driver = RouteDriver(presenter) { failure in
///   store.dispatch(SetRouteAction(failure.shown))
/// }
/// ```
public struct RouteFailure: Error {
  /// What is really shown.
  public let shown: Route
  /// What was to be shown.
  public let wanted: Route
  /// A ``RouteError``, the router's `RoutingError`, or what a ``Routable`` has thrown.
  public let error: any Error
}

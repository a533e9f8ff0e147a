import PortableUIKit

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
  /// Nobody is there to be asked for the change: what is shown was told by `follow(_:)` only.
  case noRoutable(RouteChange)
  /// There was no answer in time.
  case stuck
}

extension RouteError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .unknownElement(let element, let known):
      "There is no screen “\(element.identifier)”; there are \(known.joined(separator: ", "))."
    case .badParameter(let element, let name, let expected):
      "“\(element)” needs a parameter “\(name)”: \(expected) is expected."
    case .noRoutable(let change):
      "No Routable is known for \(change): give it the one that stands there."
    case .stuck: "A Routable has not answered in time: each call has to return or throw."
    }
  }
}

/// A route that is not shown, and what is shown instead.
///
/// ```swift
/// onFailure: { failure in store.dispatch(SetRouteAction(failure.shown)) }
/// ```
public struct RouteFailure: Error {
  /// What is really shown.
  public let shown: Route
  /// What was to be shown.
  public let wanted: Route
  /// A ``RouteError``, the router's ``RoutingError``, or what a ``Routable`` has thrown.
  public let error: any Error
}

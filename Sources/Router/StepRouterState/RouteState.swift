import PortableUIKit
import StepRouter

/// The part of an app's state that holds the route to show.
///
/// ```swift
/// var state = RouteState()
/// state.apply(SetRouteAction(["home", "product?id=42"]))
/// driver.newState(state)
/// ```
///
/// It doesn't depend on a store: any reducer can hold it.
public struct RouteState: Sendable {
  /// The screens from the first to the one in front.
  public fileprivate(set) var route: Route
  /// Whether to animate the last change of the route.
  public fileprivate(set) var animated = true
  fileprivate var data: [Route: any Sendable] = [:]

  /// Creates a state with a route.
  public init(route: Route = []) { self.route = route }

  /// Returns the value that ``SetRouteSpecificData`` stored for a route; nil if there is none, or
  /// if it has another type.
  public func data<Value>(for route: Route, as type: Value.Type = Value.self) -> Value? {
    data[route] as? Value
  }

  /// Applies an action to the state.
  public mutating func apply(_ action: any RouteAction) { action.apply(to: &self) }
}

/// A change of a ``RouteState``.
///
/// ```swift
/// struct GoHome: RouteAction {
///   func apply(to state: inout RouteState) { state.apply(SetRouteAction(["home"])) }
/// }
/// ```
public protocol RouteAction: Sendable {
  /// Changes the state. Nothing moves until you pass the state to the driver.
  func apply(to state: inout RouteState)
}

/// Sets the whole route.
///
/// ```swift
/// store.dispatch(SetRouteAction(["tabs", "stats"]))
/// ```
public struct SetRouteAction: RouteAction {
  let route: Route
  let animated: Bool

  /// Creates an action that sets a route of elements.
  public init(_ route: Route, animated: Bool = true) {
    self.route = route
    self.animated = animated
  }

  /// Creates an action that sets a route of identifiers, without parameters.
  @_disfavoredOverload
  public init(_ identifiers: [String], animated: Bool = true) {
    self.init(identifiers.map { RouteElement(identifier: $0) }, animated: animated)
  }

  /// Replaces the state's route.
  public func apply(to state: inout RouteState) {
    state.route = route
    state.animated = animated
  }
}

/// Adds a screen in front.
///
/// ```swift
/// state.apply(PushRouteAction("product?id=42"))
/// ```
public struct PushRouteAction: RouteAction {
  let element: RouteElement

  /// Creates an action that adds this screen.
  public init(_ element: RouteElement) { self.element = element }

  /// Adds the element to the state's route.
  public func apply(to state: inout RouteState) {
    state.apply(SetRouteAction(state.route + [element]))
  }
}

/// Removes the foremost screens.
///
/// ```swift
/// state.apply(PopRouteAction())
/// ```
public struct PopRouteAction: RouteAction {
  let count: Int

  /// Creates an action that removes up to this many screens.
  public init(_ count: Int = 1) { self.count = count }

  /// Removes the last elements of the state's route.
  public func apply(to state: inout RouteState) {
    state.apply(SetRouteAction(state.route.dropLast(max(0, count))))
  }
}

/// Stores a value for the screen at a route. It doesn't navigate.
///
/// ```swift
/// state.apply(SetRouteSpecificData(route: ["home", "product"], data: "from the newsletter"))
/// ```
public struct SetRouteSpecificData: RouteAction {
  let route: Route
  let data: any Sendable

  /// Creates an action that stores this value for the route.
  public init(route: Route, data: any Sendable) {
    self.route = route
    self.data = data
  }

  /// Stores the value in the state; the route stays as it is.
  public func apply(to state: inout RouteState) { state.data[route] = data }
}

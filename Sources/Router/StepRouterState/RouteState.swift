import PortableUIKit
import StepRouter

/// The part of an app's state that says where the user is to be.
///
/// ```swift
/// var state = RouteState()
/// state.apply(SetRouteAction(["home", "product?id=42"]))
/// driver.newState(state)
/// ```
///
/// It belongs to no store: any reducer can hold one.
public struct RouteState: Sendable {
  /// The screens from the first to the one in front.
  public fileprivate(set) var route: Route
  /// Whether the last change of the route is to be animated.
  public fileprivate(set) var animated = true
  fileprivate var data: [Route: any Sendable] = [:]

  /// A state with a route.
  public init(route: Route = []) { self.route = route }

  /// What was set for a route by ``SetRouteSpecificData``; nil where it is not of this type.
  public func data<Value>(for route: Route, as type: Value.Type = Value.self) -> Value? {
    data[route] as? Value
  }

  /// Changes the state as the action says.
  public mutating func apply(_ action: any RouteAction) { action.apply(to: &self) }
}

/// What changes a ``RouteState``.
///
/// ```swift
/// struct GoHome: RouteAction {
///   func apply(to state: inout RouteState) { state.apply(SetRouteAction(["home"])) }
/// }
/// ```
public protocol RouteAction: Sendable {
  /// Changes the state; nothing moves before the driver is told of it.
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

  /// Sets a route of elements.
  public init(_ route: Route, animated: Bool = true) {
    self.route = route
    self.animated = animated
  }

  /// Sets a route of identifiers.
  @_disfavoredOverload
  public init(_ identifiers: [String], animated: Bool = true) {
    self.init(identifiers.map { RouteElement(identifier: $0) }, animated: animated)
  }

  /// Replaces the route of the state.
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

  /// Puts this screen in front.
  public init(_ element: RouteElement) { self.element = element }

  /// Adds the element to the route of the state.
  public func apply(to state: inout RouteState) {
    state.apply(SetRouteAction(state.route + [element]))
  }
}

/// Takes the foremost screens away.
///
/// ```swift
/// state.apply(PopRouteAction())
/// ```
public struct PopRouteAction: RouteAction {
  let count: Int

  /// Takes so many away, as far as they are there.
  public init(_ count: Int = 1) { self.count = count }

  /// Removes the last elements of the state's route.
  public func apply(to state: inout RouteState) {
    state.apply(SetRouteAction(state.route.dropLast(max(0, count))))
  }
}

/// Keeps something for the screen at a route. It does not navigate.
///
/// ```swift
/// state.apply(SetRouteSpecificData(route: ["home", "product"], data: "from the newsletter"))
/// ```
public struct SetRouteSpecificData: RouteAction {
  let route: Route
  let data: any Sendable

  /// Keeps this value for the route.
  public init(route: Route, data: any Sendable) {
    self.route = route
    self.data = data
  }

  /// Stores the value in the state; the route stays as it is.
  public func apply(to state: inout RouteState) { state.data[route] = data }
}

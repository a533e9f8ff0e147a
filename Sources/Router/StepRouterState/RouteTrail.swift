import PortableUIKit
import StepRouter

/// The identifiers of a route. Routes with the same identifiers share a trail, so comparing two
/// takes the same time no matter how long they are.
@MainActor
final class RouteTrail {
  private struct Next {
    weak var trail: RouteTrail?
  }

  /// The trail of the empty route.
  static let empty = RouteTrail(after: nil)

  /// The trail without its last identifier; nil for the empty one.
  let before: RouteTrail?
  private var next: [String: Next] = [:]
  private var nextLimit = 8

  private init(after before: RouteTrail?) { self.before = before }

  /// Returns the trail with one more identifier.
  func adding(_ identifier: String) -> RouteTrail {
    if let known = next[identifier]?.trail { return known }
    let new = RouteTrail(after: self)
    next[identifier] = Next(trail: new)
    if next.count > nextLimit { forgetReleased() }
    return new
  }

  private func forgetReleased() {
    next = next.filter { $0.value.trail != nil }
    nextLimit = max(8, 2 * next.count)
  }
}

/// The route for which the router has built or found a view controller.
@MainActor
struct RouteMark {
  /// The elements up to the view controller's own. They share the memory of the whole route.
  let route: ArraySlice<RouteElement>
  let trail: RouteTrail

  /// Returns the mark of each element of a route.
  static func marks(of route: Route) -> [RouteMark] {
    var trail = RouteTrail.empty
    return route.indices.map { index in
      trail = trail.adding(route[index].identifier)
      return RouteMark(route: route[...index], trail: trail)
    }
  }
}

import PortableUIKit
import StepRouter

/// A single change on the way from one route to another, with the index of the responsible
/// `Routable`.
///
/// ```swift
/// RouteChange.changes(from: ["a", "b"], to: ["a", "c", "d"])
/// // [.change("b", to: "c", responsible: 1), .push("d", responsible: 2)]
/// ```
///
/// An element's parent is responsible for it: the index is the element's own index, in a list that
/// begins with the root.
public enum RouteChange: Hashable, Sendable {
  /// Removes the foremost element.
  case pop(RouteElement, responsible: Int)
  /// Replaces the foremost element.
  case change(RouteElement, to: RouteElement, responsible: Int)
  /// Adds an element in front.
  case push(RouteElement, responsible: Int)

  /// Returns the changes that lead from one route to another. Pops come first, foremost element
  /// first. If both routes continue after their common part, a change replaces one element with the
  /// other. Pushes come last.
  public static func changes(from old: Route, to new: Route) -> [RouteChange] {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let isChanged = common < min(old.count, new.count)
    let kept = isChanged ? common + 1 : common
    var changes: [RouteChange] = (kept..<old.count).reversed().map {
      .pop(old[$0], responsible: $0)
    }
    if isChanged { changes.append(.change(old[common], to: new[common], responsible: common)) }
    return changes + (kept..<max(kept, new.count)).map { .push(new[$0], responsible: $0) }
  }

  /// Returns the route after the change.
  public func applied(to route: Route) -> Route {
    switch self {
    case .pop: route.dropLast()
    case .change(_, let element, _): route.dropLast() + [element]
    case .push(let element, _): route + [element]
    }
  }
}

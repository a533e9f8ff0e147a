import PortableUIKit
import StepRouter

/// One movement on the way from a route to another, and who is asked for it.
///
/// ```swift
/// RouteChange.changes(from: ["a", "b"], to: ["a", "c", "d"])
/// // [.change("b", to: "c", responsible: 1), .push("d", responsible: 2)]
/// ```
///
/// Responsible for an element is its parent: by the element's own index in a list that begins with
/// the root.
public enum RouteChange: Hashable, Sendable {
  /// The foremost element goes.
  case pop(RouteElement, responsible: Int)
  /// The foremost element makes room for another.
  case change(RouteElement, to: RouteElement, responsible: Int)
  /// An element comes in front.
  case push(RouteElement, responsible: Int)

  /// The changes that lead from a route to another: what is not common goes, deepest first, where
  /// both go on one is changed for the other, then the rest comes.
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

  /// The route after the change.
  public func applied(to route: Route) -> Route {
    switch self {
    case .pop: route.dropLast()
    case .change(_, let element, _): route.dropLast() + [element]
    case .push(let element, _): route + [element]
    }
  }
}

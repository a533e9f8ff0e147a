import PortableUIKit
import StepRouter
import StepRouterTesting

/// Everything a navigation depends on or changes: the plan, the visible screens, the view
/// controllers in its way, and the app's state. A view controller that the user doesn't see and the
/// navigation doesn't touch counts by its class only, and other windows by their number.
///
/// The explorer assumes that a destination has the same verdict in any two states with the same
/// footprint.
@MainActor
struct Footprint {
  let fingerprint: Fingerprint

  /// - Parameter root: The root of the replay's front window.
  fileprivate init(
    of destination: ExploredDestination, in replay: Replay, _ root: HierarchySnapshot.Node?
  ) {
    let app = replay.app
    var lines = [destination.name, app.state(), destination.unmet?.name ?? ""]
    lines += ["\(replay.windows.count)", WindowShape(of: replay.window).rawValue]
    lines += replay.pose.isEmpty ? [] : [replay.pose]
    var touched: Set<Int> = []
    switch destination.plan(app.router) {
    case .success(let plan):
      lines.append(plan.description)
      touched = Self.touched(by: plan)
    case .failure(let error): lines.append(error.description)
    }
    lines += root?.lines(touching: touched) ?? []
    fingerprint = Fingerprint(of: lines.joined(separator: "\n"))
  }

  private static func touched(by plan: RoutingPlan) -> Set<Int> {
    let people =
      [plan.start] + plan.dismissed + plan.built.compactMap(\.host)
      + plan.revealed.flatMap { [$0.viewController, $0.container] }
    return Set(people.map { HierarchySnapshot.Identity($0).number })
  }
}

extension Replay {
  /// The footprint each destination would have now, by name.
  var footprints: [String: Footprint] {
    device.perform {
      let root = HierarchySnapshot(of: window).root
      return Dictionary(
        app.destinations.map { ($0.name, Footprint(of: $0, in: self, root)) },
        uniquingKeysWith: { first, _ in first })
    }
  }
}

extension HierarchySnapshot.Node {
  /// Returns the lines of this node and everything in it. For a node the user doesn't see and the
  /// navigation doesn't touch, returns only the class.
  fileprivate func lines(touching touched: Set<Int>) -> [String] {
    guard isConcerned(touched) else { return [typeName] }
    var lines = ["\(typeName) \(title ?? "-") \(context ?? "-") \(isSelected) \(isVisible)", "["]
    for child in children { lines += child.lines(touching: touched) }
    lines.append("]")
    for layer in presented { lines += [layer.style] + layer.root.lines(touching: touched) }
    return lines
  }

  private func isConcerned(_ touched: Set<Int>) -> Bool {
    isVisible || touched.contains(identity.number)
      || children.contains { $0.isConcerned(touched) }
      || presented.contains { $0.root.isConcerned(touched) }
  }
}

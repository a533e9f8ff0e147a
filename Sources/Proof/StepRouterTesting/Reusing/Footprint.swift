import PortableUIKit
import StepRouter

/// What a navigation goes by and touches: the plan, what the user sees, what lies on the way, and what
/// the app says of itself. What stands in other tabs, below in other stacks or in other windows is no
/// part of it.
///
/// From two states with the same footprint a destination is taken to have the same verdict.
@MainActor
struct Footprint {
  let fingerprint: Fingerprint

  /// - Parameter root: What is in the replay's window in front.
  fileprivate init(
    of destination: ExploredDestination, in replay: Replay, _ root: HierarchySnapshot.Node?
  ) {
    let app = replay.app
    var lines = [destination.name, app.state(), destination.unmet?.name ?? ""]
    lines += ["\(replay.windows.count)", WindowShape(of: replay.window).rawValue]
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
  /// What each destination would go by and touch now.
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
  /// This and what is in it, of what is neither seen nor touched the class alone.
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

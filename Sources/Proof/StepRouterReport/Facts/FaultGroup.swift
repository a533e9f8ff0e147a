import StepRouterExplorer

/// The findings with the same cause, as far as the explorer can tell.
struct FaultGroup {
  let kind: Exploration.Problem.Kind
  /// Whether the app crashes, possibly through an exception from UIKit.
  let isCrash: Bool
  /// The indices among all findings.
  let findings: [Int]

  /// The heading, in terms of what the app's users see.
  var heading: String { (isCrash ? .crashed : kind).heading }

  /// A unique name for addresses.
  var anchor: String { isCrash && kind != .crashed ? "exception" : kind.rawValue }

  /// Groups the findings. The group with the shortest way to a fault comes first.
  static func all(in findings: [Exploration.Finding]) -> [FaultGroup] {
    struct Key: Hashable {
      let kind: Exploration.Problem.Kind
      let isCrash: Bool
    }
    var order: [Key] = []
    var places: [Key: [Int]] = [:]
    for (place, finding) in findings.enumerated() {
      guard let problem = finding.trial.problems.first else { continue }
      let key = Key(kind: problem.kind, isCrash: problem.isCrash)
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(place)
    }
    return order.map {
      FaultGroup(kind: $0.kind, isCrash: $0.isCrash, findings: places[$0] ?? [])
    }
  }
}

import StepRouterExplorer

/// The findings with the same cause, as far as the explorer can tell.
struct FaultGroup {
  let kind: Exploration.Problem.Kind
  /// The indices among all findings.
  let findings: [Int]

  /// Groups the findings. The group with the shortest way to a fault comes first.
  static func all(in findings: [Exploration.Finding]) -> [FaultGroup] {
    var order: [Exploration.Problem.Kind] = []
    var places: [Exploration.Problem.Kind: [Int]] = [:]
    for (place, finding) in findings.enumerated() {
      guard let kind = finding.trial.problems.first?.kind else { continue }
      if places[kind] == nil { order.append(kind) }
      places[kind, default: []].append(place)
    }
    return order.map { FaultGroup(kind: $0, findings: places[$0] ?? []) }
  }
}

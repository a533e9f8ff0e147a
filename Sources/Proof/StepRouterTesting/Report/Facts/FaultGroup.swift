/// The findings that have one cause, as far as the explorer can tell.
struct FaultGroup {
  let kind: Problem.Kind
  /// The places among all findings.
  let findings: [Int]

  /// The groups, those with the shortest way to a fault first.
  static func all(in findings: [Exploration.Finding]) -> [FaultGroup] {
    var order: [Problem.Kind] = []
    var places: [Problem.Kind: [Int]] = [:]
    for (place, finding) in findings.enumerated() {
      guard let kind = finding.trial.problems.first?.kind else { continue }
      if places[kind] == nil { order.append(kind) }
      places[kind, default: []].append(place)
    }
    return order.map { FaultGroup(kind: $0, findings: places[$0] ?? []) }
  }
}

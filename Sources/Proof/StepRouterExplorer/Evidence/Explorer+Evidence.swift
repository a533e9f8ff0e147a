import PortableUIKit
import StepRouter

extension Explorer {
  /// Asks again for a destination that failed, and returns further evidence: the plan, the events
  /// and the windows afterward.
  ///
  /// ```swift
  /// var evidence: [Exploration.Finding: FindingEvidence] = [:]
  /// for finding in exploration.findings {
  ///   evidence[finding] = await explorer.evidence(for: finding)
  /// }
  /// let report = ExplorationReport(exploration, title: "Shop", evidence: evidence)
  /// ```
  ///
  /// Returns empty evidence if the finding isn't a plain request for a destination, or if its moves
  /// can't be repeated.
  public func evidence(for finding: Exploration.Finding) async -> FindingEvidence {
    guard finding.trial.subject == .destination else { return FindingEvidence() }
    let replayed = await afterMoves(finding.moves) { replay -> FindingEvidence? in
      let named = replay.app.destinations.first { $0.name == finding.trial.destination }
      guard let destination = named else { return nil }
      let plan = replay.device.perform { destination.planned(by: replay.app.router) }
      let request = replay.ask(destination)
      await replay.settle([request])
      return FindingEvidence(
        plan: plan, timeline: request.events.map(\.description), after: replay.detailedPictures)
    }
    return (replayed.result ?? nil) ?? FindingEvidence()
  }
}

extension ExploredDestination {
  /// Returns the plan in words, or the reason there is none.
  fileprivate func planned(by router: any Router) -> String {
    switch plan(router) {
    case .success(let plan): plan.description
    case .failure(let error): error.description
    }
  }
}

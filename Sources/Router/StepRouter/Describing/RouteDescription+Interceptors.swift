extension RouteDescription {
  /// Returns this chain's interceptors that might not run in a navigation through another chain to
  /// the same destination.
  ///
  /// An interceptor of the destination's own step has to be on the other chain's destination step,
  /// because a search that finds the screen goes no further. Any other interceptor has to be on
  /// every path through the other chain. A chain that a closure makes when a navigation gets there
  /// has no interceptors to compare.
  package func interceptors(missingIn other: RouteDescription) -> [RoutingParticipant] {
    let own = parts.destinationSteps
    let others = other.parts.destinationSteps.map(\.interceptors)
    let onDestination = others.dropFirst().reduce(others.first ?? []) { common, next in
      common.filter { one in next.contains { $0.isSame(as: one) } }
    }
    let behind = other.parts.interceptorsOnEachWay
    var missing: [RoutingParticipant] = []
    for step in allSteps {
      let isDestination = own.contains { $0.reference == step.reference }
      let there = isDestination ? onDestination : behind
      for interceptor in step.interceptors where !there.contains(where: interceptor.isSame) {
        missing.append(
          RoutingParticipant(
            role: .interceptor, type: interceptor.type, step: step.reference,
            location: interceptor.location))
      }
    }
    return missing
  }
}

extension [RoutePart] {
  /// The steps that may be the destination's own: a switch has several.
  fileprivate var destinationSteps: [StepDescription] {
    for part in self {
      switch part {
      case .step(let step): return [step]
      case .choice(let choice): return choice.cases.flatMap { $0.branch.parts.destinationSteps }
      case .conversion: continue
      case .base: return []
      }
    }
    return []
  }

  /// The interceptors that run in every case, no matter which cases of its switches a navigation
  /// takes.
  fileprivate var interceptorsOnEachWay: [InterceptorDescription] {
    flatMap { part -> [InterceptorDescription] in
      switch part {
      case .step(let step): return step.interceptors
      case .choice(let choice):
        let ways = choice.cases.map { $0.branch.parts.interceptorsOnEachWay }
        return ways.dropFirst().reduce(ways.first ?? []) { common, next in
          common.filter { one in next.contains { $0.isSame(as: one) } }
        }
      case .conversion, .base: return []
      }
    }
  }
}

extension CaseDescription.Branch {
  /// The parts of the chain, if it's known.
  fileprivate var parts: [RoutePart] {
    if case .chain(let parts) = self { parts } else { [] }
  }
}

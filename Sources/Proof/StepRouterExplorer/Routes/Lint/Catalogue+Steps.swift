import PortableUIKit
import StepRouter

/// A step of a route, and the part of the chain that hosts it.
struct CataloguedStep {
  let route: CataloguedRoute
  let step: StepDescription
  /// The step, switch or base that hosts this step; nil if nothing does.
  let host: RoutePart?

  func fault(_ sentence: String, at location: CodeLocation? = nil) -> LintRule.Fault {
    LintRule.Fault(
      route: route, location: location ?? step.reference.location, sentence: sentence)
  }
}

extension RouteCatalogue {
  /// The steps of all routes, including the cases of switches.
  var steps: [CataloguedStep] { routes.flatMap(\.steps) }

  /// The switches of all routes.
  var choices: [(route: CataloguedRoute, choice: ChoiceDescription)] {
    routes.flatMap { route in
      route.chain.allParts.compactMap { part in
        guard case .choice(let choice) = part else { return nil }
        return (route, choice)
      }
    }
  }
}

extension CataloguedRoute {
  fileprivate var steps: [CataloguedStep] { steps(in: chain.parts) }

  private func steps(in parts: [RoutePart]) -> [CataloguedStep] {
    parts.indices.flatMap { index -> [CataloguedStep] in
      switch parts[index] {
      case .step(let step):
        [CataloguedStep(route: self, step: step, host: parts[(index + 1)...].firstHost)]
      case .choice(let choice):
        choice.cases.flatMap { $0.chain.map(steps(in:)) ?? [] }
      case .conversion, .base: []
      }
    }
  }

  /// The steps of the destination itself; several if the route begins with a switch.
  var ownSteps: [StepDescription] { Self.ownSteps(in: chain.parts) }

  private static func ownSteps(in parts: [RoutePart]) -> [StepDescription] {
    switch Array(parts).firstHost {
    case .step(let step): [step]
    case .choice(let choice): choice.cases.flatMap { $0.chain.map(ownSteps(in:)) ?? [] }
    default: []
    }
  }
}

extension CaseDescription {
  fileprivate var chain: [RoutePart]? {
    guard case .chain(let parts) = branch else { return nil }
    return parts
  }
}

extension Sequence<RoutePart> {
  fileprivate var firstHost: RoutePart? {
    first { part in
      if case .conversion = part { false } else { true }
    }
  }
}

extension StepDescription {
  /// True if the step has a context it can read.
  var takesContext: Bool {
    context != Void.self && context != Any?.self && context != Any.self && context != Never.self
  }

  var interceptorNames: [String] { interceptors.map { name(of: $0.type) } }
}

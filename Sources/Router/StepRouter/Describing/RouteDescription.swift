import PortableUIKit

/// The parts of a chain, as declared. Describing a chain runs none of its parts.
package struct RouteDescription: Sendable {
  /// The step that the chain leads to.
  package let destination: StepReference
  /// The context that a navigation passes to the destination.
  package let context: any Any.Type
  /// The parts, from the destination to the base.
  package let parts: [RoutePart]
}

/// A part of a chain.
package indirect enum RoutePart: Sendable {
  case step(StepDescription)
  /// The parts behind it take another context.
  case conversion(ConversionDescription)
  case choice(ChoiceDescription)
  case base(BaseDescription)
}

/// A context conversion of a chain or of one step.
package struct ConversionDescription: Sendable {
  package let transformer: TypeName
  package let source: any Any.Type
  package let target: any Any.Type
  package let location: CodeLocation
}

/// A switch with its cases, in the order the router tries them.
package struct ChoiceDescription: Sendable {
  package let reference: StepReference
  package let cases: [CaseDescription]
}

/// A case of a switch.
package struct CaseDescription: Sendable {
  /// The condition for taking a case.
  package enum Condition: Sendable {
    /// No earlier case matches.
    case always
    /// A closure decides.
    case closure
    case finds(FinderDescription)
  }

  /// The chain or view controller that a case leads to.
  package enum Branch: Sendable {
    case chain([RoutePart])
    /// The view controller that the condition finds.
    case found
    /// A chain that a closure creates when a navigation gets there.
    case madeLater
  }

  package let condition: Condition
  package let branch: Branch
  package let location: CodeLocation
}

/// The base that ends a chain.
package struct BaseDescription: Sendable {
  package enum Kind: Sendable {
    case root, current
    case found(FinderDescription)
    /// A chain that doesn't exist until a navigation gets there.
    case madeLater
  }

  package let kind: Kind
  /// Nil if the base doesn't exist until then.
  package let reference: StepReference?
}

extension RouteDescription {
  /// The source locations of all cases in its switches, however deeply nested, in order.
  package var branches: [CodeLocation] {
    allParts.flatMap { part -> [CodeLocation] in
      guard case .choice(let choice) = part else { return [] }
      return choice.cases.map(\.location)
    }
  }

  /// Its steps, including the steps of every case.
  package var steps: [StepReference] { allSteps.map(\.reference) }

  /// The interceptors of all its steps.
  package var interceptors: [RoutingParticipant] {
    allSteps.flatMap { step in
      step.interceptors.map { interceptor in
        RoutingParticipant(
          role: .interceptor, type: interceptor.type, step: step.reference,
          location: interceptor.location)
      }
    }
  }

  package var allSteps: [StepDescription] {
    allParts.compactMap { part in
      guard case .step(let step) = part else { return nil }
      return step
    }
  }

  /// Its parts; the parts of each case directly follow their switch.
  package var allParts: [RoutePart] { parts.flatMap(\.withBranches) }
}

extension RoutePart {
  fileprivate var withBranches: [RoutePart] {
    guard case .choice(let choice) = self else { return [self] }
    return [self]
      + choice.cases.flatMap { candidate -> [RoutePart] in
        guard case .chain(let parts) = candidate.branch else { return [] }
        return parts.flatMap(\.withBranches)
      }
  }
}

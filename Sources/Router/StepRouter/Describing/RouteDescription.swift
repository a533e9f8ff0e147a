import PortableUIKit

/// What a chain is made of, as it was declared. Nothing of it runs to find that out.
package struct RouteDescription: Sendable {
  /// The step that the chain leads to.
  package let destination: StepReference
  /// What a navigation passes to it.
  package let context: any Any.Type
  /// From the destination to the base.
  package let parts: [RoutePart]
}

/// A part of a chain.
package indirect enum RoutePart: Sendable {
  case step(StepDescription)
  /// What lies behind gets another context.
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

/// A switch with its cases, in the order in which they are tried.
package struct ChoiceDescription: Sendable {
  package let reference: StepReference
  package let cases: [CaseDescription]
}

/// A case of a switch.
package struct CaseDescription: Sendable {
  /// When it is taken.
  package enum Condition: Sendable {
    /// Wherever no earlier case is.
    case always
    /// A closure says so.
    case closure
    case finds(FinderDescription)
  }

  /// Where it leads.
  package enum Branch: Sendable {
    case chain([RoutePart])
    /// To what its condition has found.
    case found
    /// To a chain that a closure makes when a navigation gets there.
    case madeLater
  }

  package let condition: Condition
  package let branch: Branch
  package let location: CodeLocation
}

/// What a chain ends on.
package struct BaseDescription: Sendable {
  package enum Kind: Sendable {
    case root, current
    case found(FinderDescription)
    /// A chain that is made when a navigation gets there.
    case madeLater
  }

  package let kind: Kind
  /// Nil where it is made later.
  package let reference: StepReference?
}

extension RouteDescription {
  /// Where the cases of its switches are declared, however deep, in their order.
  package var branches: [CodeLocation] {
    allParts.flatMap { part -> [CodeLocation] in
      guard case .choice(let choice) = part else { return [] }
      return choice.cases.map(\.location)
    }
  }

  /// All of its steps, those of every case included.
  package var steps: [StepReference] { allSteps.map(\.reference) }

  /// All interceptors of its steps.
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

  /// Its parts, those of every case right behind their switch.
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

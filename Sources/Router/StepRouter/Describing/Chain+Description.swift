import PortableUIKit

extension DestinationStep {
  /// What the chain is made of.
  package var described: RouteDescription {
    RouteDescription(
      destination: reference, context: boundContext ?? Context.self, parts: chain.described)
  }
}

/// A part of a chain that knows what it is.
@MainActor
protocol DescribedPart {
  /// Says what it is, if anything by itself, and returns what lies behind it.
  func describe(in parts: inout [RoutePart]) -> ChainNode?
}

extension ChainNode {
  /// A loop, since a chain may be long. What does not know itself is made when a navigation gets
  /// there.
  @MainActor
  var described: [RoutePart] {
    var parts: [RoutePart] = []
    var node: ChainNode? = self
    while let next = node {
      guard let part = next as? any DescribedPart else {
        parts.append(.base(BaseDescription(kind: .madeLater, reference: nil)))
        break
      }
      node = part.describe(in: &parts)
    }
    return parts
  }
}

extension ChainedStep: DescribedPart {
  func describe(in parts: inout [RoutePart]) -> ChainNode? {
    parts.append(step.part)
    return behind
  }
}

extension ContextAdapter: DescribedPart {
  func describe(in parts: inout [RoutePart]) -> ChainNode? {
    parts.append(
      .conversion(
        ConversionDescription(
          transformer: participant.type, source: Context.self, target: Target.self,
          location: participant.location ?? CodeLocation())))
    return behind
  }
}

extension BoundContextPart: DescribedPart {
  func describe(in parts: inout [RoutePart]) -> ChainNode? { behind }
}

extension ContextlessChain: DescribedPart {
  func describe(in parts: inout [RoutePart]) -> ChainNode? { behind }
}

extension ChangedChain: DescribedPart {
  func describe(in parts: inout [RoutePart]) -> ChainNode? { behind }
}

extension Choice: DescribedPart {
  func describe(in parts: inout [RoutePart]) -> ChainNode? {
    let cases = zip(cases, descriptions).map { candidate, describe in
      let (condition, branch) = describe()
      return CaseDescription(condition: condition, branch: branch, location: candidate.location)
    }
    parts.append(.choice(ChoiceDescription(reference: reference, cases: cases)))
    return nil
  }
}

extension WindowStart: DescribedPart {
  func describe(in parts: inout [RoutePart]) -> ChainNode? {
    let kind: BaseDescription.Kind = position == .root ? .root : .current
    parts.append(.base(BaseDescription(kind: kind, reference: reference)))
    return nil
  }
}

extension FoundStart: DescribedPart {
  func describe(in parts: inout [RoutePart]) -> ChainNode? {
    let kind = BaseDescription.Kind.found(FinderDescription(finder))
    parts.append(.base(BaseDescription(kind: kind, reference: reference)))
    return nil
  }
}

import PortableUIKit

extension DestinationStep {
  /// The chain's parts, described as values.
  package var described: RouteDescription {
    RouteDescription(
      destination: reference, context: boundContext ?? Context.self, parts: chain.described)
  }
}

/// A part of a chain that can describe itself.
@MainActor
protocol DescribedPart {
  /// Appends this part's description, if it has one, and returns the part behind it.
  func describe(in parts: inout [RoutePart]) -> ChainNode?
}

extension ChainNode {
  /// A loop, because a chain can be long. The chain ends at a part that can't describe itself: the
  /// router creates it when a navigation gets there.
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

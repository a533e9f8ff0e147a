import StepRouter

/// Something that an exploration has gone through.
///
/// ```swift
/// let screens = exploration.coverage.filter { $0.kind == .screen }.map(\.name)
/// ```
public struct CoveredItem: Hashable, Sendable, Codable {
  /// What kind of thing it is.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A class of view controllers was visible.
    case screen
    /// A move was made.
    case move
    /// A step of a chain was found, or was built.
    case step
    /// A case of a switch was chosen.
    case branch
    /// An interceptor let a navigation pass.
    case guardPassed
    /// An interceptor did not let a navigation pass.
    case guardRefused
  }

  /// What kind of thing it is.
  public let kind: Kind
  /// The class, or the move as it is written in source.
  public let name: String
  /// Where it is declared; nil for screens and moves.
  public let location: CodeLocation?

  /// A thing of an app.
  public init(_ kind: Kind, _ name: String, at location: CodeLocation? = nil) {
    self.kind = kind
    self.name = name
    self.location = location
  }
}

extension CoveredItem: Comparable {
  /// By kind, then by name, then by location.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  private var order: (Int, String, String, Int) {
    (
      Kind.allCases.firstIndex(of: kind) ?? 0, name, location?.fileID ?? "",
      Int(location?.line ?? 0)
    )
  }
}

extension CoveredItem {
  /// What the events of navigations show to have been gone through. An interceptor that never
  /// answers has not let the navigation pass.
  static func all(in events: [RoutingEvent.Kind]) -> [Self] {
    var items: [Self] = []
    var asked: RoutingParticipant?
    for event in events {
      switch event {
      case .found(let step, _), .built(let step):
        items.append(Self(.step, step.screen.description, at: step.location))
      case .caseChosen(let step, let location):
        items.append(Self(.branch, step.screen.description, at: location))
      case .interceptorBegan(let participant): asked = participant
      case .interceptorEnded(let participant, let passed):
        asked = nil
        items.append(Self(passed ? .guardPassed : .guardRefused, participant))
      case .requested, .finished:
        if let participant = asked { items.append(Self(.guardRefused, participant)) }
        asked = nil
      default: continue
      }
    }
    return items + (asked.map { [Self(.guardRefused, $0)] } ?? [])
  }

  /// What a chain can be gone through by. An interceptor counts as one that lets pass.
  static func all(in chain: RouteDescription) -> [Self] {
    let branches = chain.allParts.flatMap { part -> [Self] in
      guard case .choice(let choice) = part else { return [] }
      return choice.cases.map {
        Self(.branch, choice.reference.screen.description, at: $0.location)
      }
    }
    return chain.steps.map { Self(.step, $0.screen.description, at: $0.location) } + branches
      + chain.interceptors.map { Self(.guardPassed, $0) }
  }

  private init(_ kind: Kind, _ participant: RoutingParticipant) {
    self.init(
      kind, participant.type.description, at: participant.location ?? participant.step?.location)
  }
}

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

  init(_ kind: Kind, _ name: String, at location: CodeLocation? = nil) {
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
  /// What an event of a navigation shows to have been gone through.
  init?(_ event: RoutingEvent.Kind) {
    switch event {
    case .found(let step, _), .built(let step):
      self.init(.step, step.screen.description, at: step.location)
    case .caseChosen(let step, let location):
      self.init(.branch, step.screen.description, at: location)
    case .interceptorEnded(let participant, let passed):
      self.init(
        passed ? .guardPassed : .guardRefused, participant.type.description,
        at: participant.location ?? participant.step?.location)
    default: return nil
    }
  }
}

import StepRouter

/// Something that an exploration has covered.
///
/// ```swift
/// let screens = exploration.coverage.filter { $0.kind == .screen }.map(\.name)
/// ```
public struct CoveredItem: Hashable, Sendable, Codable {
  /// The kind of item.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// The explorer saw a view controller of this class.
    case screen
    /// The explorer made a move.
    case move
    /// A navigation found or built the step of a chain.
    case step
    /// A navigation chose the case of a switch.
    case branch
    /// An interceptor let a navigation pass.
    case guardPassed
    /// An interceptor didn't let a navigation pass.
    case guardRefused
    /// The explorer asked for a destination while this requirement of it didn't hold.
    case requirementUnmet
    /// The explorer saw something that a user can touch, but has no move for it.
    case untouched
    /// The user came to this destination by moves alone.
    case reached
    /// The explorer saw a button with an action, a target or a menu.
    case control
    /// The explorer saw a button without an action, a target or a menu.
    case idleControl
    /// A rule of the app applied to a link.
    case rule
  }

  /// The kind of item.
  public let kind: Kind
  /// The name of the class, destination, requirement, control or rule, or the move as you write it
  /// in source.
  public let name: String
  /// The source location of the declaration, for a step, a branch or an interceptor. Nil for the
  /// rest.
  public let location: CodeLocation?

  /// Creates an item.
  public init(_ kind: Kind, _ name: String, at location: CodeLocation? = nil) {
    self.kind = kind
    self.name = name
    self.location = location
  }
}

extension CoveredItem: Comparable {
  /// Orders items by kind, then by name, then by location.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  private var order: (Int, String, String, Int) {
    (
      Kind.allCases.firstIndex(of: kind) ?? 0, name, location?.fileID ?? "",
      Int(location?.line ?? 0)
    )
  }
}

extension CoveredItem {
  /// Returns the items that the events of navigations cover. An interceptor that never answers
  /// counts as a refusal.
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

  /// Returns the items that a chain can cover, with each interceptor as letting the navigation
  /// pass.
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

import StepRouter

/// The findings of an ``Explorer``.
///
/// ```swift
/// let exploration = await explorer.run(depth: 4)
/// print(exploration)                       // totals, and what is wrong with the shortest moves
/// let data = try JSONEncoder().encode(exploration)
/// ```
public struct Exploration: Hashable, Sendable, Codable {
  /// A state, identified by the shortest sequence of moves that leads to it.
  public struct State: Hashable, Sendable, Codable {
    /// The moves from the start of the app.
    public let moves: [UserMove]
    /// The fingerprint that distinguishes it from others. Nil if you replayed the moves to a single
    /// state.
    public let fingerprint: Fingerprint?
    /// Whether the explorer tried every move that the user can make in this state.
    public internal(set) var isExpanded = false
    /// The contents of the windows, in the order in which they opened. Empty if the explorer didn't
    /// keep them.
    public internal(set) var windows: [StateWindow] = []
    /// The conditions of the ``Exploration/laws`` that hold here, in order: one digit for each
    /// `eventually`, two for each `leadsTo`. Empty if the explorer didn't check.
    public internal(set) var label = ""

    init(moves: [UserMove], fingerprint: Fingerprint? = nil) {
      self.moves = moves
      self.fingerprint = fingerprint
    }
  }

  /// A destination that the explorer asks for.
  public struct Destination: Hashable, Sendable, Codable {
    /// Its name in reports.
    public let name: String
    /// The place of its declaration.
    public let location: CodeLocation
  }

  /// How an attempt ended.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    /// The destination was already visible.
    case alreadyVisible
    /// The destination existed, and the router brought it to the front.
    case revealed
    /// The router built the destination.
    case built
    /// An interceptor asked the user, who did what it wanted; then the router built the
    /// destination.
    case interceptorAnswered
    /// An interceptor didn't let the navigation pass.
    case refusedByInterceptor
    /// A screen that refuses to go was in the way.
    case refusedByLock
    /// The app answered a link with an alert; only in an app without a router.
    case answeredByAlert
    /// The navigation failed without a refusal.
    case failed
    /// The user made a move; there was no destination.
    case moved
    /// The explorer awaited the destination's answer.
    case awaited
    /// There was nothing to close or to go back to.
    case nothingBelow
  }

  /// An attempt in a state.
  public struct Trial: Hashable, Sendable, Codable {
    /// The state's index in ``Exploration/states``.
    public let state: Int
    /// The requested destination, if the explorer asked for one.
    public let destination: String?
    /// The place of the destination's declaration.
    public let location: CodeLocation?
    /// The user's move, if that was the attempt.
    public let move: UserMove?
    /// The interleaving that went on during the request, if any.
    public let interleaving: Interleaving?
    /// The URL that arrived from outside, if any.
    public let link: String?
    /// The moment when the URL arrived, if one did.
    public let arrival: LinkArrival?
    /// The event that happened while the explorer awaited the destination's answer; nil if it
    /// didn't wait.
    public let followUp: FollowUp?
    /// The closing that the explorer tried, if any.
    public let closing: ExploredClosing?
    /// How the attempt ended.
    public let outcome: Outcome
    /// Whether a refusal matches what the app declares.
    public let isDeclared: Bool
    /// The faults. Empty if nothing is wrong.
    public internal(set) var problems: [Problem]
  }

  /// The distinct states, in ascending order of their numbers of moves.
  public internal(set) var states: [State] = []
  /// The moves between states, in the order in which the explorer made them.
  public internal(set) var edges: [Edge] = []
  /// The attempts, except moves and closings without faults. If the exploration was read or merged
  /// to keep only faults, just the attempts that have some.
  public internal(set) var trials: [Trial] = []
  /// The destinations that the explorer asks for in each state.
  public internal(set) var destinations: [Destination] = []
  /// The app's properties that span several states.
  public internal(set) var laws: [PropertyLaw] = []
  /// The covered items, in the order in which the explorer first came across them.
  public internal(set) var coverage: [CoveredItem] = []
  /// The number of moves that the explorer tried.
  public internal(set) var moveCount = 0
  /// The number of times that the router closed something or went back.
  public internal(set) var closingCount = 0
  /// The number of verdicts that this process took from another state with the same content and the
  /// same touchable items, without asking again.
  public internal(set) var reusedCount = 0

  /// The destinations that were refused in every state, so the user never saw them, unless they're
  /// declared with ``ExploredDestination/mayAlwaysBeRefused()``. Empty until the explorer has asked
  /// for every destination in every state.
  public internal(set) var neverShown: [Destination] = []
  /// The destinations that no move of the user leads to: only requests, links and events show them.
  /// Empty if the explorer didn't try all moves of all states, or if the user's moves lead to no
  /// destination at all.
  public internal(set) var unreached: [Destination] = []
  /// The faults that only all states together show, fewest moves first.
  public internal(set) var overallFaults: [OverallFault] = []
  /// The faults that the app allows, so that the explorer doesn't judge them.
  public internal(set) var allowed: [AllowedFault] = []
  /// Everything that the exploration left out, each item in a few words: states, phases,
  /// requirements, controls. Empty if the exploration isn't complete.
  ///
  /// ```swift
  /// print(exploration.untried)   // ["requests in the middle of something else (interleavedStates)"]
  /// ```
  public internal(set) var untried: [String] = []

  package internal(set) var tally = Tally()

  init(states: [State] = []) { self.states = states }

  /// Whether the explorer found nothing wrong.
  public var isFaultless: Bool {
    trials.allSatisfy(\.problems.isEmpty) && propertyResults.allSatisfy(\.brokenStates.isEmpty)
      && neverShown.isEmpty && overallFaults.isEmpty
  }
}

extension Exploration.Outcome {
  init(_ kind: NavigationKind) {
    switch kind {
    case .alreadyVisible: self = .alreadyVisible
    case .revealed: self = .revealed
    case .built: self = .built
    }
  }
}

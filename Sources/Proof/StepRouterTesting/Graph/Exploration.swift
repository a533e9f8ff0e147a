import StepRouter

/// What an ``Explorer`` has found.
///
/// ```swift
/// let exploration = await explorer.run(depth: 4)
/// print(exploration)                       // totals, and what is wrong with the shortest moves
/// let data = try JSONEncoder().encode(exploration)
/// ```
public struct Exploration: Hashable, Sendable, Codable {
  /// A state, by the shortest sequence of moves that leads to it.
  public struct State: Hashable, Sendable, Codable {
    /// The moves from the start of the app.
    public let moves: [UserMove]
    /// What distinguishes it from others; nil where a single state was asked for.
    public let fingerprint: Fingerprint?
    /// Whether all moves were tried that the user can make there.
    public internal(set) var isExpanded = false
    /// What is in the windows, in the order in which they were opened; empty where that was not kept.
    public internal(set) var windows: [StateWindow] = []
    /// Which conditions of the ``Exploration/laws`` hold, in their order: a digit for what can be
    /// brought about, two for what leads to something. Empty where nobody has looked.
    public internal(set) var label = ""

    init(moves: [UserMove], fingerprint: Fingerprint? = nil) {
      self.moves = moves
      self.fingerprint = fingerprint
    }
  }

  /// A destination that was asked for.
  public struct Destination: Hashable, Sendable, Codable {
    /// Its name in reports.
    public let name: String
    /// Where it is declared.
    public let location: CodeLocation
  }

  /// How an attempt ended.
  public enum Outcome: String, Sendable, Codable, CaseIterable {
    /// The destination was visible.
    case alreadyVisible
    /// It was there and was brought to the front.
    case revealed
    /// The destination was built.
    case built
    /// An interceptor asked the user, who did what it asked; then it was built.
    case interceptorAnswered
    /// An interceptor did not let the navigation pass.
    case refusedByInterceptor
    /// A screen that refuses to go was in the way.
    case refusedByLock
    /// The navigation failed, without a refusal.
    case failed
    /// No destination: the user made a move.
    case moved
    /// Somebody waited for the destination's answer.
    case awaited
    /// There was nothing to be closed, or to go back to.
    case nothingBelow
  }

  /// Something that was tried in a state.
  public struct Trial: Hashable, Sendable, Codable {
    /// The state's place in ``Exploration/states``.
    public let state: Int
    /// The destination that was asked for; nil for a move of the user's.
    public let destination: String?
    /// Where that is declared.
    public let location: CodeLocation?
    /// The move that was made; nil where a destination was asked for.
    public let move: UserMove?
    /// What was going on meanwhile.
    public let interleaving: Interleaving?
    /// The URL that arrived from outside; nil where none did.
    public let link: String?
    /// When it arrived.
    public let arrival: LinkArrival?
    /// What happened while somebody waited for the destination's answer; nil where nobody did.
    public let followUp: FollowUp?
    /// What the router was asked to close; nil where it was not.
    public let closing: ExploredClosing?
    /// How the attempt ended.
    public let outcome: Outcome
    /// Whether a refusal is what the app has declared.
    public let isDeclared: Bool
    /// What was wrong with it; empty where all is well.
    public internal(set) var problems: [Problem]
  }

  /// The distinct states, those with fewer moves first.
  public internal(set) var states: [State] = []
  /// The moves between them, in the order in which they were made.
  public internal(set) var edges: [Edge] = []
  /// What was tried: everything, but the moves and the closings that led to no fault. Where the
  /// explorer was told to keep the faults only, those.
  public internal(set) var trials: [Trial] = []
  /// The destinations that were asked for in each state.
  public internal(set) var destinations: [Destination] = []
  /// The app's properties that speak of ways through several states.
  public internal(set) var laws: [PropertyLaw] = []
  /// What was gone through, in the order in which that happened first.
  public internal(set) var coverage: [CoveredItem] = []
  /// How many moves of the user's were tried.
  public internal(set) var moveCount = 0
  /// How many times the router has closed something, or has gone back.
  public internal(set) var closingCount = 0
  /// How many verdicts this process has taken from another state in which the same is seen and
  /// touched, without asking again.
  public internal(set) var reusedCount = 0

  var tally = Tally()

  init(states: [State] = []) { self.states = states }

  /// Whether nothing is wrong.
  public var isFaultless: Bool {
    trials.allSatisfy(\.problems.isEmpty) && propertyResults.allSatisfy(\.brokenStates.isEmpty)
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

/// What is going on while a destination is asked for.
///
/// ```swift
/// let push = Interleaving.movement(.push, by: .tap("Tea Cup"))
/// await explorer.replay([.tab("Shop")], asking: "orders", during: push)
/// ```
public struct Interleaving: Hashable, Sendable, Codable {
  /// What kind of thing it is.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A push is under way.
    case push
    /// A pop is under way.
    case pop
    /// A presentation is under way.
    case presentation
    /// A dismissal is under way.
    case dismissal
    /// A page is being turned.
    case pageTurn
    /// The user swipes back, and goes through with it.
    case interactivePop
    /// The user swipes back, and thinks better of it.
    case cancelledPop
    /// Something else is asked for right after.
    case secondRequest
    /// Two others are asked for right after.
    case furtherRequests
    /// An alert appears in the middle.
    case alert
    /// The window is resized in the middle.
    case resize
    /// Something else is asked for right after, and then the window is resized.
    case resizedRequest
    /// The user is in another window.
    case otherWindow
  }

  /// What kind of thing it is.
  public let kind: Kind
  /// The move that begins a movement.
  public let move: UserMove?
  /// What else is asked for.
  public let destination: String?
  /// What is asked for after that.
  public let further: String?

  private init(
    _ kind: Kind, move: UserMove? = nil, destination: String? = nil, further: String? = nil
  ) {
    self.kind = kind
    self.move = move
    self.destination = destination
    self.further = further
  }

  /// The movement that this move begins is under way.
  public static func movement(_ kind: Kind, by move: UserMove) -> Self { Self(kind, move: move) }
  /// The user swipes back, and goes through with it.
  public static let interactivePop = Self(.interactivePop)
  /// The user swipes back, and thinks better of it.
  public static let cancelledPop = Self(.cancelledPop)
  /// Another destination is asked for right after.
  public static func secondRequest(_ destination: String) -> Self {
    Self(.secondRequest, destination: destination)
  }
  /// Two other destinations are asked for right after, one after the other.
  public static func furtherRequests(_ destination: String, _ further: String) -> Self {
    Self(.furtherRequests, destination: destination, further: further)
  }
  /// An alert of somebody else's appears in the middle.
  public static let alert = Self(.alert)
  /// The window gets its other shape in the middle.
  public static let resize = Self(.resize)
  /// Another destination is asked for right after, and then the window gets its other shape.
  public static func resizedRequest(_ destination: String) -> Self {
    Self(.resizedRequest, destination: destination)
  }
  /// The user is in another window, and comes back to this one.
  public static let otherWindow = Self(.otherWindow)
}

extension Interleaving {
  /// What else is asked for, in that order.
  var requests: [String] { [destination, further].compactMap { $0 } }

  /// Whether nothing but requests goes on.
  var isOfRequests: Bool { kind == .secondRequest || kind == .furtherRequests }
}

extension Interleaving: CustomStringConvertible {
  /// As it is written in source: `.movement(.push, by: .tap("Tea Cup"))`
  public var description: String {
    if let move { return ".movement(.\(kind.rawValue), by: \(move))" }
    if let destination, let further {
      return ".\(kind.rawValue)(\(destination.debugDescription), \(further.debugDescription))"
    }
    if let destination { return ".\(kind.rawValue)(\(destination.debugDescription))" }
    return ".\(kind.rawValue)"
  }
}

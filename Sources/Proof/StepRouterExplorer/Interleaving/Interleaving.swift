/// Something that goes on while the explorer asks for a destination.
///
/// ```swift
/// let push = Interleaving.movement(.push, by: .tap("Tea Cup"))
/// await explorer.replay([.tab("Shop")], asking: "orders", during: push)
/// ```
public struct Interleaving: Hashable, Sendable, Codable {
  /// The kind of interleaving.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A push is under way.
    case push
    /// A pop is under way.
    case pop
    /// A presentation is under way.
    case presentation
    /// A dismissal is under way.
    case dismissal
    /// The user is turning a page.
    case pageTurn
    /// The user swipes back and completes the gesture.
    case interactivePop
    /// The user begins to swipe back and cancels the gesture.
    case cancelledPop
    /// A second request follows immediately.
    case secondRequest
    /// Two more requests follow immediately.
    case furtherRequests
    /// An alert appears during the navigation.
    case alert
    /// The window changes its shape during the navigation.
    case resize
    /// A second request follows immediately, and then the window changes its shape.
    case resizedRequest
    /// The user has just begun to close or open a phone that folds: the hinge has moved, and the
    /// display follows a frame later.
    case hinge
    /// The user is closing or opening the phone: the windows are being resized.
    case folding
    /// The user closes or opens the phone during the navigation.
    case fold
    /// The user selects a tab in the middle of a fold. It occurs only as ``Interleaving/folded``.
    case tabSwitch
    /// A split view controller shows or hides a column. It occurs only as ``Interleaving/folded``.
    case columnShow
    /// The user is in another window.
    case otherWindow
  }

  /// The kind of interleaving.
  public let kind: Kind
  /// The move that begins a movement.
  public let move: UserMove?
  /// The name of the second destination.
  public let destination: String?
  /// The name of the third destination.
  public let further: String?
  /// Whether the user closes or opens a phone that folds in the middle of it. Nil if not.
  let isFolded: Bool?

  private init(
    _ kind: Kind, move: UserMove? = nil, destination: String? = nil, further: String? = nil,
    isFolded: Bool? = nil
  ) {
    self.isFolded = isFolded
    self.kind = kind
    self.move = move
    self.destination = destination
    self.further = further
  }

  /// The movement that this move begins is under way.
  public static func movement(_ kind: Kind, by move: UserMove) -> Self { Self(kind, move: move) }
  /// The user swipes back and completes the gesture.
  public static let interactivePop = Self(.interactivePop)
  /// The user begins to swipe back and cancels the gesture.
  public static let cancelledPop = Self(.cancelledPop)
  /// A request for another destination follows immediately.
  public static func secondRequest(_ destination: String) -> Self {
    Self(.secondRequest, destination: destination)
  }
  /// Requests for two other destinations follow immediately, one after the other.
  public static func furtherRequests(_ destination: String, _ further: String) -> Self {
    Self(.furtherRequests, destination: destination, further: further)
  }
  /// An alert from outside the router appears during the navigation.
  public static let alert = Self(.alert)
  /// The window changes to its other shape during the navigation.
  public static let resize = Self(.resize)
  /// A request for another destination follows immediately, and then the window changes to its
  /// other shape.
  public static func resizedRequest(_ destination: String) -> Self {
    Self(.resizedRequest, destination: destination)
  }
  /// The user has just begun to close or open a phone that folds.
  public static let hinge = Self(.hinge)
  /// The user is closing or opening the phone.
  public static let folding = Self(.folding)
  /// The user closes or opens the phone during the navigation.
  public static let fold = Self(.fold)
  /// The same interleaving, with the user closing or opening a phone that folds in the middle of
  /// it.
  ///
  /// ```swift
  /// let push = Interleaving.movement(.push, by: .tap("Tea Cup"))
  /// await explorer.on(.duo).replay([], asking: "orders", during: push.folded)
  /// ```
  public var folded: Self {
    Self(kind, move: move, destination: destination, further: further, isFolded: true)
  }
  /// The user is in another window and comes back to this one.
  public static let otherWindow = Self(.otherWindow)
}

extension Interleaving.Kind {
  /// Whether the explorer tries it only while the phone folds: it's over in a moment otherwise, or
  /// leaves nothing in the way.
  var onlyFolds: Bool { self == .tabSwitch || self == .columnShow }
}

extension Interleaving {
  /// The further destinations, in the order of their requests.
  var requests: [String] { [destination, further].compactMap { $0 } }

  /// Whether it consists of requests only.
  var isOfRequests: Bool { asksForMore && kind != .resizedRequest && !folds }

  /// Whether further requests follow immediately.
  var asksForMore: Bool {
    [.secondRequest, .furtherRequests, .resizedRequest].contains(kind)
  }

  /// Whether the phone folds in the middle of it.
  var folds: Bool { isFolded == true }
}

extension Interleaving: CustomStringConvertible {
  /// The interleaving as you write it in source: `.movement(.push, by: .tap("Tea Cup"))`
  public var description: String { plain + (folds ? ".folded" : "") }

  private var plain: String {
    if let move { return ".movement(.\(kind.rawValue), by: \(move))" }
    if let destination, let further {
      return ".\(kind.rawValue)(\(destination.debugDescription), \(further.debugDescription))"
    }
    if let destination { return ".\(kind.rawValue)(\(destination.debugDescription))" }
    return ".\(kind.rawValue)"
  }
}

/// Something that looks like a fault to the explorer but is intended.
///
/// ```swift
/// ExploredApp(
///   router: router, destinations: [ExploredDestination("home", routes.home)],
///   allows: [.deadEnd.only("ReceiptScreen"), .idleControl])
/// ```
///
/// The explorer doesn't judge it, and the report says so.
public struct AllowedFault: Hashable, Sendable, Codable {
  let kind: Exploration.Problem.Kind
  /// The classes, titles or controls that may show it. Empty if any may.
  var names: [String] = []

  private init(_ kind: Exploration.Problem.Kind) { self.kind = kind }

  /// Screens that the user has no way out of.
  public static let deadEnd = Self(.deadEnd)
  /// Controls that do nothing.
  public static let idleControl = Self(.idleControl)

  /// Screens that lie on top of themselves.
  public static let shownTwice = Self(.shownTwice)
  /// Screens whose way back doesn't lead to the screen below.
  public static let wrongBack = Self(.wrongBack)
  /// Screens that stay visible though their requirements have ceased to hold.
  public static let stillVisible = Self(.stillVisible)
  /// Screens whose interceptor never answers once the user has closed them.
  public static let neverAnswered = Self(.neverAnswered)
  /// Screens that are gone after the window is resized and back.
  public static let lostByResize = Self(.lostByResize)

  /// Screens that a finder takes for another destination's.
  public static let foundAnother = Self(.foundAnother)
  /// Screens whose rows a pull to refresh shows once more.
  public static let rowsRepeated = Self(.rowsRepeated)
  /// Actions of rows that act on another row.
  public static let wrongRow = Self(.wrongRow)
  /// Controls that do nothing after a swipe that the user takes back.
  public static let lostBySwipe = Self(.lostBySwipe)
  /// Screens that lose the user's input when they are built again.
  public static let inputLost = Self(.inputLost)
  /// Screens that show something other than what they show when built again.
  public static let outdated = Self(.outdated)

  /// Allows the fault only for these names: classes or titles of screens or, for a control, also
  /// the text on it.
  ///
  /// ```swift
  /// let allowed: [AllowedFault] = [.idleControl.only("Rate Us"), .wrongBack]
  /// ```
  public func only(_ names: String...) -> Self {
    var copy = self
    copy.names += names
    return copy
  }
}

extension AllowedFault: CustomStringConvertible {
  /// The kind of fault, and the names that may show it, if they are limited.
  public var description: String {
    names.isEmpty ? kind.rawValue : "\(kind.rawValue) of \(names.listed)"
  }
}

extension [AllowedFault] {
  /// Whether one of the allowed faults is of this kind and covers one of these names.
  func cover(_ kind: Exploration.Problem.Kind, of names: [String]) -> Bool {
    contains { one in
      one.kind == kind && (one.names.isEmpty || !Set(one.names).isDisjoint(with: names))
    }
  }
}

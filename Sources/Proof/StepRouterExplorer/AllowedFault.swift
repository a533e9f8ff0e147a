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

  /// Screens from which the user has no way out.
  public static let deadEnd = Self(.deadEnd)
  /// Controls that do nothing.
  public static let idleControl = Self(.idleControl)

  /// Screens that lie on top of themselves.
  public static let shownTwice = Self(.shownTwice)
  /// Screens from which a way back leads elsewhere.
  public static let wrongBack = Self(.wrongBack)
  /// Screens that stay visible though their requirements have ceased to hold.
  public static let stillVisible = Self(.stillVisible)
  /// Screens of interceptors that don't answer once the user has closed them.
  public static let neverAnswered = Self(.neverAnswered)
  /// Screens that are gone after a resize and back.
  public static let lostByResize = Self(.lostByResize)

  /// Destinations whose screens are found for others.
  public static let foundAnother = Self(.foundAnother)
  /// Screens whose rows a pull to refresh shows once more.
  public static let rowsRepeated = Self(.rowsRepeated)
  /// Actions of rows that do what they do for another row.
  public static let wrongRow = Self(.wrongRow)
  /// Controls that do nothing once a swipe has been taken back.
  public static let lostBySwipe = Self(.lostBySwipe)
  /// Screens that lose what the user has entered when they come anew.
  public static let inputLost = Self(.inputLost)
  /// Screens that show something else than when they come anew.
  public static let outdated = Self(.outdated)

  /// Allows it only to these: classes of screens, or their titles; for a control, also the text on
  /// it.
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
  /// The kind of fault, and the names it's allowed to.
  public var description: String {
    names.isEmpty ? kind.rawValue : "\(kind.rawValue) of \(names.listed)"
  }
}

extension [AllowedFault] {
  /// Whether one of them allows a fault of this kind to something with one of these names.
  func cover(_ kind: Exploration.Problem.Kind, of names: [String]) -> Bool {
    contains { one in
      one.kind == kind && (one.names.isEmpty || !Set(one.names).isDisjoint(with: names))
    }
  }
}

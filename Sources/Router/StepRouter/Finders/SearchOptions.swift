/// Where a stack finder looks.
///
/// `current` and `visible` say that the view controller at the starting point is compared itself;
/// the others only say where to go on. What is compared at each view controller, in this order:
/// itself, its ancestors, its visible children, its other children, what it presents, what
/// presents it. *Visible* means visible within its containers, not uncovered on screen.
///
/// ```swift
/// ClassFinder<AccountViewController, Void>(options: [.current, .visible, .presenting])
/// ```
public struct SearchOptions: OptionSet, Sendable, Hashable, Codable {
  /// The options as bits.
  public let rawValue: UInt8

  /// Options with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The view controller at the starting point.
  public static let current = SearchOptions(rawValue: 1 << 0)
  /// The visible children, and the starting point, which is visible within itself.
  public static let visible = SearchOptions(rawValue: 1 << 1)
  /// All children, the visible ones first.
  public static let contained = SearchOptions(rawValue: 1 << 2)
  /// What is presented above the starting point.
  public static let presented = SearchOptions(rawValue: 1 << 3)
  /// The layers below the starting point, which present it.
  public static let presenting = SearchOptions(rawValue: 1 << 4)
  /// The ancestors of the starting point.
  public static let parent = SearchOptions(rawValue: 1 << 5)

  /// The starting point and all that it contains.
  public static let currentAllStack: SearchOptions = [.current, .contained]
  /// The starting point and what is visible in it.
  public static let currentVisibleOnly: SearchOptions = [.current, .visible]
  /// What is visible in every layer, above and below.
  public static let allVisible: SearchOptions = [.currentVisibleOnly, .presented, .presenting]
  /// Everything: every layer with all that it contains.
  public static let fullStack: SearchOptions = [.current, .contained, .presented, .presenting]
  /// The starting point and the layers above it, with all that they contain.
  public static let currentAndUp: SearchOptions = [.currentAllStack, .presented]
  /// The starting point and the layers below it, with all that they contain.
  public static let currentAndDown: SearchOptions = [.currentAllStack, .presenting]
}

extension SearchOptions: CustomStringConvertible {
  /// The options by name: `current, contained, presented`
  public var description: String {
    let names: [(SearchOptions, String)] = [
      (.current, "current"), (.visible, "visible"), (.contained, "contained"),
      (.presented, "presented"), (.presenting, "presenting"), (.parent, "parent"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

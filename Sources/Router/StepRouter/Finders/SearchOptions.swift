/// The view controllers that a stack finder compares.
///
/// `current` and `visible` include the view controller at the starting point itself; the others
/// only say where to continue. At each view controller, the finder compares, in this order: the
/// view controller itself, its ancestors, its visible children, its other children, the view
/// controllers it presents, and its presenter. *Visible* means visible within its containers, not
/// uncovered on screen.
///
/// ```swift
/// ClassFinder<AccountViewController, Void>(options: [.current, .visible, .presenting])
/// ```
public struct SearchOptions: OptionSet, Sendable, Hashable, Codable {
  /// The options as bits.
  public let rawValue: UInt8

  /// Makes options from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The view controller at the starting point.
  public static let current = SearchOptions(rawValue: 1 << 0)
  /// The visible children, and the starting point, which counts as visible.
  public static let visible = SearchOptions(rawValue: 1 << 1)
  /// Every child, the visible ones first.
  public static let contained = SearchOptions(rawValue: 1 << 2)
  /// The layers presented above the starting point.
  public static let presented = SearchOptions(rawValue: 1 << 3)
  /// The layers below the starting point, which present it.
  public static let presenting = SearchOptions(rawValue: 1 << 4)
  /// The ancestors of the starting point.
  public static let parent = SearchOptions(rawValue: 1 << 5)

  /// The starting point and everything it contains.
  public static let currentAllStack: SearchOptions = [.current, .contained]
  /// The starting point and its visible content.
  public static let currentVisibleOnly: SearchOptions = [.current, .visible]
  /// The visible content of every layer, above and below.
  public static let allVisible: SearchOptions = [.currentVisibleOnly, .presented, .presenting]
  /// Every layer with everything it contains.
  public static let fullStack: SearchOptions = [.current, .contained, .presented, .presenting]
  /// The starting point and the layers above it, with everything they contain.
  public static let currentAndUp: SearchOptions = [.currentAllStack, .presented]
  /// The starting point and the layers below it, with everything they contain.
  public static let currentAndDown: SearchOptions = [.currentAllStack, .presenting]
}

extension SearchOptions: CustomStringConvertible {
  /// The options by name, such as `current, contained, presented`.
  public var description: String {
    let names: [(SearchOptions, String)] = [
      (.current, "current"), (.visible, "visible"), (.contained, "contained"),
      (.presented, "presented"), (.presenting, "presenting"), (.parent, "parent"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

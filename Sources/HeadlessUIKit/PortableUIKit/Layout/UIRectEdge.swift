#if !canImport(UIKit)
/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: UInt.max)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// Edges that take the reading direction into account.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The alignment of content in a rectangle, by reading direction.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing,
    topTrailing
}

/// The axes of a layout.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
#endif

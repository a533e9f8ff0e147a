#if !canImport(UIKit)
/// Which items a bar keeps longest when it has too little room. Here it has room for all of them.
@available(iOS 27.0, *)
public struct UIBarButtonItemVisibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public static let low = UIBarButtonItemVisibilityPriority(rawValue: -1)
  public static let standard = UIBarButtonItemVisibilityPriority(rawValue: 0)
  public static let high = UIBarButtonItemVisibilityPriority(rawValue: 1)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Int) {
    self.init(rawValue: rawValue)
  }

  public init(higherThan other: UIBarButtonItemVisibilityPriority) {
    self.init(rawValue: other.rawValue + 1)
  }

  public init(lowerThan other: UIBarButtonItemVisibilityPriority) {
    self.init(rawValue: other.rawValue - 1)
  }
}
#endif

#if !canImport(UIKit)
  extension UIListContentConfiguration {
    /// How a text of the content is set.
    public struct TextProperties: Hashable {
      public var font = UIFont.preferredFont(forTextStyle: .body)
      public var color = UIColor.label
      public var alignment = TextAlignment.natural
      public var lineBreakMode = NSLineBreakMode.byTruncatingTail
      public var numberOfLines = 0
      public var adjustsFontSizeToFitWidth = false
      public var minimumScaleFactor: CGFloat = 0
      public var allowsDefaultTighteningForTruncation = false
      public var adjustsFontForContentSizeCategory = true
      public var showsExpansionTextWhenTruncated = false
      public var transform = TextTransform.none

      public enum TextAlignment: Int, Sendable {
        case natural, center, justified
      }

      public enum TextTransform: Int, Sendable {
        case none, uppercase, lowercase, capitalized
      }
    }

    /// How the image of the content is shown.
    public struct ImageProperties: Hashable {
      public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      public var tintColor: UIColor?
      public var cornerRadius: CGFloat = 0
      public var maximumSize = CGSize.zero
      public var reservedLayoutSize = CGSize.zero
      public var accessibilityIgnoresInvertColors = false

      public static let standardDimension = CGFloat.greatestFiniteMagnitude

      public func hash(into hasher: inout Hasher) {
        hasher.combine(tintColor)
        hasher.combine(cornerRadius)
      }
    }
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

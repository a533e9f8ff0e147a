#if !canImport(UIKit)
/// The content of a list row: text, secondary text and an image.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = product.name
///     content.image = UIImage(systemName: "cart")
///     cell.contentConfiguration = content
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? {
    didSet { attributedText = nil }
  }
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String? {
    didSet { secondaryAttributedText = nil }
  }
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  let kind: Kind

  enum Kind: Hashable {
    case cell, subtitleCell, valueCell, plainHeader, plainFooter, groupedHeader, groupedFooter
    case sidebarCell, sidebarSubtitleCell, sidebarHeader
    case accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case header, footer, prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
  }

  init(_ kind: Kind) {
    self.kind = kind
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(image)
    hasher.combine(kind)
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration {
  public static func cell() -> UIListContentConfiguration { Self(.cell) }
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }
  @available(iOS, deprecated: 18.0)
  public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
  @available(iOS, deprecated: 18.0)
  public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
  @available(iOS, deprecated: 18.0)
  public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
  @available(iOS, deprecated: 18.0)
  public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }
  @available(iOS, deprecated: 18.0)
  public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }
  @available(iOS, deprecated: 18.0)
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.sidebarSubtitleCell)
  }
  @available(iOS, deprecated: 18.0)
  public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarCell)
  }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarSubtitleCell)
  }
  @available(iOS 18, *)
  public static func header() -> UIListContentConfiguration { Self(.header) }
  @available(iOS 18, *)
  public static func footer() -> UIListContentConfiguration { Self(.footer) }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.prominentInsetGroupedHeader)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.extraProminentInsetGroupedHeader)
  }

  public static func valueCell() -> UIListContentConfiguration {
    var content = Self(.valueCell)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  static func `default`(for style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
    switch style {
    case .default: cell()
    case .value1, .value2: valueCell()
    case .subtitle: subtitleCell()
    }
  }
}

extension UIListContentConfiguration {
  /// The appearance of text in the content.
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

    public enum TextAlignment: Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Sendable {
      case none, uppercase, lowercase, capitalized
    }
  }

  /// The appearance of the image in the content.
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
#endif

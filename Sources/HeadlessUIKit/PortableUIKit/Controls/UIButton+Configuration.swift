#if !canImport(UIKit)
extension UIButton {
  /// The content and appearance of a button.
  public struct Configuration {
    public var title: String? {
      didSet { attributedTitle = nil }
    }
    public var attributedTitle: AttributedString?
    public var subtitle: String? {
      didSet { attributedSubtitle = nil }
    }
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var indicator = Indicator.automatic
    public var showsActivityIndicator = false
    public var automaticallyUpdateForSelection = true
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    let look: Look

    enum Look {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    init(_ look: Look) {
      self.look = look
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    public mutating func setDefaultContentInsets() {
      contentInsets = Configuration(look).contentInsets
    }

    /// Returns the configuration for the button's current state; here, it's always unchanged.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  public enum Size: Sendable {
    case medium, small, mini, large
  }

  public enum TitleAlignment: Sendable {
    case automatic, leading, center, trailing
  }

  public enum CornerStyle: Sendable {
    case fixed, dynamic, small, medium, large, capsule
  }

  public enum Indicator: Sendable {
    case automatic, none, popup
  }
}
#endif

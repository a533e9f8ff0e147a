#if !canImport(UIKit)
  extension UIFont {
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont(Face(size: fontSize))
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
      UIFont(Face(size: fontSize, weight: weight, traits: weight.traits))
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont(Face(name: ".SFUI-Semibold", size: fontSize, weight: .bold, traits: .traitBold))
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont(Face(name: ".SFUI-RegularItalic", size: fontSize, traits: .traitItalic))
    }

    public class func monospacedSystemFont(
      ofSize fontSize: CGFloat, weight: UIFont.Weight
    ) -> UIFont {
      UIFont(
        Face(
          name: ".AppleSystemUIFontMonospaced-Regular",
          family: ".AppleSystemUIFontMonospaced",
          size: fontSize, weight: weight, traits: weight.traits.union(.traitMonoSpace)))
    }

    public class func monospacedDigitSystemFont(
      ofSize fontSize: CGFloat, weight: UIFont.Weight
    ) -> UIFont {
      systemFont(ofSize: fontSize, weight: weight)
    }

    /// The font of a text style at the default content size.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
      UIFont(
        Face(
          size: style.defaultSize, weight: style.defaultWeight,
          traits: style.defaultWeight.traits, textStyle: style))
    }

    public class func preferredFont(
      forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
      preferredFont(forTextStyle: style)
    }
  }

  /// Scales fonts with the user's preferred content size, which on a headless device is the default.
  open class UIFontMetrics: NSObject {
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    public init(forTextStyle textStyle: UIFont.TextStyle) {
      super.init()
    }

    open func scaledFont(for font: UIFont) -> UIFont { font }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
      maximumPointSize > 0 && font.pointSize > maximumPointSize
        ? font.withSize(maximumPointSize) : font
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { value }
  }
#endif

#if !canImport(UIKit)
/// A utility that scales fonts to the user's preferred content size, which on a headless device is
/// the default.
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

#if !canImport(UIKit)
/// A typeface at a size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The characteristics of a font that don't depend on glyphs.
  struct Face: Hashable, Sendable {
    var name = ".SFUI-Regular"
    var family = ".AppleSystemUIFont"
    var size: CGFloat
    var weight = UIFont.Weight.regular
    var traits: UIFontDescriptor.SymbolicTraits = []
    var textStyle: UIFont.TextStyle?
  }

  let face: Face

  init(_ face: Face) {
    self.face = face
    super.init()
  }

  /// Creates the font with this name. A headless device has no font files: any name but the empty
  /// one succeeds.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let family = fontName.prefix { $0 != "-" }
    self.init(Face(name: fontName, family: String(family), size: fontSize))
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = pointSize }
    self.init(face)
  }

  open var familyName: String { face.family }
  open var fontName: String { face.name }
  open var pointSize: CGFloat { face.size }
  open var ascender: CGFloat { face.size * 0.95 }
  open var descender: CGFloat { face.size * -0.24 }
  open var capHeight: CGFloat { face.size * 0.7 }
  open var xHeight: CGFloat { face.size * 0.53 }
  open var lineHeight: CGFloat { ascender - descender }
  open var leading: CGFloat { 0 }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    return UIFont(face)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.face == face
  }

  open override var hash: Int { face.hashValue }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

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

  /// Returns the font for a text style at the default content size.
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
#endif

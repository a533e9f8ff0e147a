#if !canImport(UIKit)
/// A collection of attributes that describe a font.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let face: UIFont.Face

  init(_ face: UIFont.Face) {
    self.face = face
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont.Face(name: fontName, family: fontName, size: size))
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open var pointSize: CGFloat { face.size }
  open var postscriptName: String { face.name }
  open var symbolicTraits: SymbolicTraits { face.traits }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.traits = symbolicTraits
    return UIFontDescriptor(face)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var face = face
    face.size = newPointSize
    return UIFontDescriptor(face)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard design == .monospaced else { return self }
    return withSymbolicTraits(symbolicTraits.union(.traitMonoSpace))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.face == face
  }

  open override var hash: Int { face.hashValue }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
#endif

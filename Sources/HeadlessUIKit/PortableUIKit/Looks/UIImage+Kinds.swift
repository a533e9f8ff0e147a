#if !canImport(UIKit)
extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// A configuration for drawing an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// A configuration for drawing a symbol, with its settings in the order you applied them.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let settings: [String]

    private init(settings: [String]) {
      self.settings = settings
      super.init()
    }

    public convenience init(pointSize: CGFloat) {
      self.init(settings: ["pointSize \(pointSize)"])
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(settings: ["pointSize \(pointSize)", "weight \(weight)"])
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(settings: ["pointSize \(pointSize)", "weight \(weight)", "scale \(scale)"])
    }

    public convenience init(weight: SymbolWeight) {
      self.init(settings: ["weight \(weight)"])
    }

    public convenience init(scale: SymbolScale) {
      self.init(settings: ["scale \(scale)"])
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(settings: ["textStyle \(textStyle.rawValue)"])
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(settings: ["textStyle \(textStyle.rawValue)", "scale \(scale)"])
    }

    public convenience init(font: UIFont) {
      self.init(settings: ["font \(font.fontName) \(font.pointSize)"])
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(settings: ["hierarchicalColor \(hierarchicalColor)"])
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init(settings: ["paletteColors \(paletteColors)"])
    }

    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(settings: settings + otherConfiguration.settings)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.settings == settings
    }

    open override var hash: Int { settings.hashValue }
  }
}
#endif

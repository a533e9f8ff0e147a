#if !canImport(UIKit)
/// A color, either fixed or dependent on the user interface style.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  let paint: Paint

  init(_ paint: Paint) {
    self.paint = paint
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      .fixed(
        ColorComponents(
          hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
  }

  /// Creates a color that the closure provides anew for each environment.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Creates the color with this name from an asset catalogue. A headless device has no
  /// catalogues: any name but the empty one succeeds, and the color equals only colors of the
  /// same name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.named(name))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Returns the version of the color for the given traits. A fixed color returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch paint {
    case .fixed, .named: self
    case .adaptive(let light, let dark):
      UIColor(.fixed(traitCollection.userInterfaceStyle == .dark ? dark : light))
    case .dynamic(let provide): provide(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch paint {
    case .fixed(let components): UIColor(.fixed(components.withAlpha(alpha)))
    case .adaptive(let light, let dark):
      UIColor(.adaptive(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha)))
    case .named: UIColor(.dynamic { [self] _ in UIColor(.fixed(components.withAlpha(alpha))) })
    case .dynamic(let provide):
      UIColor(.dynamic { provide($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || paint.equals(other.paint)
  }

  open override var hash: Int { paint.hash }

  open override var description: String { paint.description }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
#endif

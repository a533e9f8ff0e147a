#if !canImport(UIKit)
/// A color's red, green, blue and alpha components.
struct ColorComponents: Hashable, Sendable, CustomStringConvertible {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the components of a color written as 0xRRGGBB.
  init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    var copy = self
    copy.alpha = alpha
    return copy
  }

  var description: String { "UIExtendedSRGBColorSpace \(red) \(green) \(blue) \(alpha)" }
}

extension UIColor {
  /// Retrieves the color's components in the current environment. Always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Retrieves the brightness and alpha of a shade of gray. Returns false for any other color.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  var components: ColorComponents {
    switch paint {
    case .fixed(let components): components
    case .adaptive(let light, _): light
    case .named: ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
    case .dynamic(let provide): provide(UITraitCollection()).components
    }
  }
}
#endif

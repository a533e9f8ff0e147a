#if !canImport(UIKit)
#if canImport(CoreGraphics)
import CoreGraphics

extension UIColor {
  public convenience init(cgColor: CGColor) {
    let values = cgColor.components ?? []
    if values.count < 3 {
      self.init(white: values.first ?? 0, alpha: cgColor.alpha)
    } else {
      self.init(red: values[0], green: values[1], blue: values[2], alpha: cgColor.alpha)
    }
  }

  /// The Core Graphics color for the light style.
  public var cgColor: CGColor {
    let shown = components
    return CGColor(
      srgbRed: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
  }
}
#else
/// A Core Graphics color, with fixed components.
public final class CGColor: Hashable, Sendable {
  let value: ColorComponents

  init(_ value: ColorComponents) {
    self.value = value
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }

  public var alpha: CGFloat { value.alpha }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension UIColor {
  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor.value))
  }

  /// The Core Graphics color for the light style.
  public var cgColor: CGColor { CGColor(components) }
}
#endif
#endif

#if !canImport(UIKit)
/// The values that style a view's corners, border and shadow.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var zPosition: CGFloat = 0
  open var opacity: Float = 1
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var name: String?
}

/// The corners that a layer rounds.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension UIView {
  @MainActor private static let layers = AttachedValue<CALayer>()

  /// The view's layer, created on first use.
  public var layer: CALayer {
    if let layer = Self.layers[self] { return layer }
    let layer = CALayer()
    Self.layers[self] = layer
    return layer
  }
}
#endif

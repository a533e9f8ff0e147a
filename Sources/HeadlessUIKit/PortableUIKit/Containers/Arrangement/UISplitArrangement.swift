#if !canImport(UIKit)
/// An arrangement that gives each view controller a part of the space, the primary one the leading
/// or the upper part (rule 206).
@available(iOS 27.1, *)
public struct UISplitArrangement: UIArrangementViewController.Arrangement {
  public struct Dimension: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic, intrinsic
      case fractional(CGFloat)
      case absolute(CGFloat)
    }

    let kind: Kind

    public static var automatic: Dimension { Dimension(kind: .automatic) }
    /// The view controller's preferred content size.
    public static var intrinsic: Dimension { Dimension(kind: .intrinsic) }

    public static func fractional(_ fraction: CGFloat) -> Dimension {
      Dimension(kind: .fractional(fraction))
    }

    public static func absolute(_ dimension: CGFloat) -> Dimension {
      Dimension(kind: .absolute(dimension))
    }

    /// Returns the length in points; nil if it's automatic.
    func length(of whole: CGFloat, intrinsic: CGFloat) -> CGFloat? {
      switch kind {
      case .automatic: nil
      case .intrinsic: intrinsic
      case .fractional(let fraction): whole * fraction
      case .absolute(let length): length
      }
    }
  }

  public struct DimensionRange: Equatable, Sendable {
    public var minimum = Dimension.automatic
    public var preferred = Dimension.automatic
    public var maximum = Dimension.automatic

    public init() {}
  }

  public struct ViewProperties {
    public var width = DimensionRange()
    public var height = DimensionRange()
    /// The view with the higher priority gets its size first.
    public var layoutPriority: CGFloat = 0
  }

  private(set) var axes = UIAxis.both
  private var properties: [UIArrangementViewController.ViewPlacement: ViewProperties] = [:]

  public init() {}

  public var defaultViewProperties: ViewProperties { ViewProperties() }

  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    self.properties[placement] = properties
  }

  /// Returns an arrangement that splits along these axes only.
  public func axes(_ axes: UIAxis) -> UISplitArrangement {
    var copy = self
    copy.axes = axes
    return copy
  }

  func properties(
    of placement: UIArrangementViewController.ViewPlacement
  ) -> ViewProperties {
    properties[placement] ?? defaultViewProperties
  }
}

@available(iOS 27.1, *)
extension UIArrangementViewController.Arrangement where Self == UISplitArrangement {
  public static var split: UISplitArrangement { UISplitArrangement() }
}
#endif

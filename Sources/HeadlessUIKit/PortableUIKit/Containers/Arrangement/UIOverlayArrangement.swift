#if !canImport(UIKit)
/// An arrangement that lays the primary view controller over the secondary one, and puts them
/// beside each other while the phone is half open (rule 206).
@available(iOS 27.1, *)
public struct UIOverlayArrangement: UIArrangementViewController.Arrangement {
  public struct ViewProperties {
    /// The edge at which the view stands while the two are beside each other; empty for the
    /// arrangement's own choice.
    public var edge: NSDirectionalRectEdge = []
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

  /// Returns an arrangement that puts its views beside each other along these axes only.
  public func axes(_ axes: UIAxis) -> UIOverlayArrangement {
    var copy = self
    copy.axes = axes
    return copy
  }

  /// Whether the primary view stands in front: at the leading or the upper edge.
  var leadsWithPrimary: Bool {
    let front: NSDirectionalRectEdge = [.leading, .top]
    if let edge = properties[.primary]?.edge, !edge.isEmpty { return !edge.isDisjoint(with: front) }
    guard let edge = properties[.secondary]?.edge, !edge.isEmpty else { return false }
    return edge.isDisjoint(with: front)
  }
}

@available(iOS 27.1, *)
extension UIArrangementViewController.Arrangement where Self == UIOverlayArrangement {
  public static var overlay: UIOverlayArrangement { UIOverlayArrangement() }
}
#endif

#if !canImport(UIKit)
/// Whether the bars may stand vertically at the side of the display (rule 195). Nothing is drawn
/// here.
@available(iOS 27.1, *)
public enum UIVerticalBarBehavior: Int, Sendable {
  case automatic, disabled
}

/// What makes way first if a vertical bar is too short.
@available(iOS 27.1, *)
public enum UIVerticalBarCompressionBehavior: Int, Sendable {
  case automatic, prefersBarItems, prefersTabBar
}

/// The edge at which a vertical bar stands.
@available(iOS 27.1, *)
public enum UIVerticalBarEdge: Int, Sendable {
  case unspecified, leading, trailing
}

@available(iOS 27.1, *)
extension UIBarButtonItem {
  /// Whether an item may stand in a vertical bar.
  public enum AxisBehavior: Int, Sendable {
    case automatic, horizontalOnly, verticalPreferred
  }
}
#endif

#if !canImport(UIKit)
extension UISplitViewController {
  public enum Style: Int, Sendable {
    /// The classic style: two view controllers in `viewControllers`, without columns.
    case unspecified
    case doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    @available(iOS 26.0, *)
    case inspector
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }
}
#endif

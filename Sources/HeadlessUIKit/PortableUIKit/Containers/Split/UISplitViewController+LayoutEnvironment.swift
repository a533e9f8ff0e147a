#if !canImport(UIKit)
extension UISplitViewController {
  /// Whether a split view controller around a view controller has its columns beside each other or
  /// in one stack: a trait of everything inside (rule 227).
  @available(iOS 26.0, *)
  public enum LayoutEnvironment: Int, Sendable {
    case none, expanded, collapsed
  }
}
#endif

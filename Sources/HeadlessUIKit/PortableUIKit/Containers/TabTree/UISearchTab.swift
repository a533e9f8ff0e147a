#if !canImport(UIKit)
/// A tab for the app's search.
@available(iOS 18.0, *)
@preconcurrency @MainActor open class UISearchTab: UITab {
  @available(iOS 26.0, *)
  open var automaticallyActivatesSearch = false

  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}
#endif

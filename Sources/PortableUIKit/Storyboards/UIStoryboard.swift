#if !canImport(UIKit)
  /// View controllers by name. There are no files: an app, or a test, registers what a storyboard
  /// would contain.
  ///
  /// ```swift
  /// UIStoryboard.register("Main", identifier: "Home") { HomeViewController() }
  /// let home = UIStoryboard(name: "Main", bundle: nil)
  ///   .instantiateViewController(withIdentifier: "Home")
  /// ```
  @MainActor open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
      self.name = name
      super.init()
    }
  }
#endif

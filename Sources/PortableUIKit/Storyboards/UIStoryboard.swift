#if !canImport(UIKit)
  /// A name in signatures only: storyboards are not modelled.
  @MainActor open class UIStoryboard: NSObject {
    let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
      self.name = name
      super.init()
    }
  }
#endif

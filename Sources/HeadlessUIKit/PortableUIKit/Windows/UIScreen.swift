#if !canImport(UIKit)
@preconcurrency @MainActor open class UIScreen: NSObject {
  open private(set) var bounds: CGRect
  private let ownScale: CGFloat
  open var scale: CGFloat { ownScale }

  init(bounds: CGRect, scale: CGFloat = 2) {
    self.bounds = bounds
    ownScale = scale
    super.init()
  }

  func resize(to size: CGSize) { bounds.size = size }

  @available(iOS, deprecated: 26.0)
  open class var main: UIScreen { HeadlessDevice.current.screen }
}
#endif

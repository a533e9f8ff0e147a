#if !canImport(UIKit)
@preconcurrency @MainActor open class UIScreen: NSObject {
  public let bounds: CGRect
  open var scale: CGFloat { 2 }

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  @available(iOS, deprecated: 26.0)
  open class var main: UIScreen { HeadlessDevice.current.screen }
}
#endif

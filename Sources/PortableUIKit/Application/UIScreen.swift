#if !canImport(UIKit)
  @MainActor open class UIScreen: NSObject {
    public let bounds: CGRect
    open var scale: CGFloat { 2 }

    init(bounds: CGRect) {
      self.bounds = bounds
      super.init()
    }

    open class var main: UIScreen { HeadlessDevice.current.screen }
  }

  @MainActor open class UIDevice: NSObject {
    private let idiom: UIUserInterfaceIdiom

    init(idiom: UIUserInterfaceIdiom) {
      self.idiom = idiom
      super.init()
    }

    open class var current: UIDevice { UIDevice(idiom: HeadlessDevice.current.idiom) }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
  }
#endif

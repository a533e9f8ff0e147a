#if !canImport(UIKit)
/// The device as an app sees it; what a test sees of it is `HeadlessDevice`.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private let idiom: UIUserInterfaceIdiom

  init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  open class var current: UIDevice { UIDevice(idiom: HeadlessDevice.current.idiom) }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
  open var name: String { model }
  open var model: String { idiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { idiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "16.0" }
  open var identifierForVendor: UUID? { nil }
  open var isMultitaskingSupported: Bool { true }
}
#endif

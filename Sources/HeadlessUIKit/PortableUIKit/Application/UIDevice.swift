#if !canImport(UIKit)
/// The device from the app's point of view. Tests use `HeadlessDevice`.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private let idiom: UIUserInterfaceIdiom
  private let version: OperatingSystemVersion

  init(_ device: HeadlessDevice) {
    idiom = device.idiom
    version = device.systemVersion
    super.init()
  }

  open class var current: UIDevice { UIDevice(.current) }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
  open var name: String { model }
  open var model: String { idiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { idiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String {
    let short = "\(version.majorVersion).\(version.minorVersion)"
    return version.patchVersion == 0 ? short : short + ".\(version.patchVersion)"
  }
  open var identifierForVendor: UUID? { nil }
  open var isMultitaskingSupported: Bool { true }
}
#endif

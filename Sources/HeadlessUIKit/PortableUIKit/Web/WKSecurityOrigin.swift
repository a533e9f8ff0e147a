#if !canImport(UIKit)
/// Where a frame's page comes from.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  open private(set) var `protocol`: String
  open private(set) var host: String
  open private(set) var port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
    super.init()
  }
}

extension WKFrameInfo {
  public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
}
#endif

/// Names of Apple's SDK that Linux lacks, as far as their beginnings tell.
struct MissingNames {
  /// The prefixes of frameworks that are missing as a whole.
  private static let prefixes = [
    "AR", "AV", "CB", "CK", "CL", "CN", "CT", "EK", "GK", "HK", "LA", "MK", "ML", "MP", "MTK",
    "MTL", "NW", "PDF", "PH", "PK", "SCN", "SK", "SN", "VN", "WK",
  ]

  /// The names that are there in spite of their prefix.
  private static let covered = [
    "PHPicker", "SKStoreProduct", "AVPlayer", "AVAsset", "AVURLAsset", "AVLayerVideoGravity",
    "WKWebView", "WKWebpage", "WKWebsiteData", "WKNavigation", "WKUserContentController",
    "WKUserScript", "WKScriptMessage", "WKUIDelegate", "WKPreferences", "WKBackForward",
    "WKFrameInfo", "WKSecurityOrigin", "WKError", "WKProcessPool", "WKWindowFeatures",
    "WKDataDetectorTypes", "WKAudiovisualMediaTypes",
  ]

  /// The app's own types.
  let own: Set<String>

  func contains(_ name: String) -> Bool {
    if own.contains(name) { return false }
    if AppleFrameworks.missingNames[name] != nil { return true }
    if Self.covered.contains(where: name.hasPrefix) { return false }
    return Self.prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
    }
  }
}

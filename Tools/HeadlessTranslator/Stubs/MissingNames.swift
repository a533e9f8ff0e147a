/// Names of Apple's SDK that Linux lacks, as far as their beginnings tell.
struct MissingNames {
  /// The prefixes of frameworks that are missing as a whole.
  private static let prefixes = [
    "AR", "AV", "CB", "CK", "CL", "CN", "CT", "EK", "GK", "HK", "LA", "MK", "ML", "MP", "MTK",
    "MTL", "NW", "PDF", "PH", "PK", "SCN", "SK", "SN", "VN", "WK",
  ]

  /// The names that are there in spite of their prefix.
  private static let covered: Set = [
    "AVAsset", "AVLayerVideoGravity", "AVPlayer", "AVPlayerItem", "AVPlayerViewController",
    "AVPlayerViewControllerDelegate", "AVURLAsset", "WKAudiovisualMediaTypes", "WKBackForwardList",
    "WKBackForwardListItem", "WKDataDetectorTypes", "WKError", "WKFrameInfo", "WKNavigation",
    "WKNavigationAction", "WKNavigationActionPolicy", "WKNavigationDelegate",
    "WKNavigationResponse",
    "WKNavigationResponsePolicy", "WKNavigationType", "WKPreferences", "WKProcessPool",
    "WKScriptMessage", "WKScriptMessageHandler", "WKSecurityOrigin", "WKUIDelegate",
    "WKUserContentController", "WKUserScript", "WKUserScriptInjectionTime", "WKWebView",
    "WKWebViewConfiguration", "WKWebpagePreferences", "WKWebsiteDataStore", "WKWindowFeatures",
  ]

  /// The beginnings of names that are there.
  private static let coveredPrefixes = ["PHPicker", "SKStoreProduct"]

  /// The app's own types.
  let own: Set<String>

  func contains(_ name: String) -> Bool {
    if own.contains(name) { return false }
    if AppleFrameworks.missingNames[name] != nil { return true }
    if Self.covered.contains(name) || Self.coveredPrefixes.contains(where: name.hasPrefix) {
      return false
    }
    return Self.prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
    }
  }
}

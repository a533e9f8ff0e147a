#if !canImport(UIKit)
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The loading of one page.
@preconcurrency @MainActor open class WKNavigation: NSObject {
  open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.mobile

  override init() {
    super.init()
  }
}

/// What leads to another page.
public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

/// A frame of a page. A headless page has its main frame only.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  open private(set) weak var webView: WKWebView?
  open private(set) var isMainFrame = true
  open private(set) var request: URLRequest

  init(_ request: URLRequest, in webView: WKWebView) {
    self.request = request
    self.webView = webView
    super.init()
  }
}

/// A navigation that waits for a policy.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  open private(set) var sourceFrame: WKFrameInfo
  /// The frame for the new page; nil for a link that opens another window.
  open private(set) var targetFrame: WKFrameInfo?
  open private(set) var navigationType: WKNavigationType
  open private(set) var request: URLRequest
  open private(set) var shouldPerformDownload = false

  init(
    _ request: URLRequest, _ type: WKNavigationType, from source: WKFrameInfo,
    to target: WKFrameInfo?
  ) {
    self.request = request
    navigationType = type
    sourceFrame = source
    targetFrame = target
    super.init()
  }
}

/// A response that waits for a policy.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  open private(set) var isForMainFrame = true
  open private(set) var response: URLResponse
  open private(set) var canShowMIMEType: Bool

  init(_ response: URLResponse, canShowMIMEType: Bool) {
    self.response = response
    self.canShowMIMEType = canShowMIMEType
    super.init()
  }
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow
  /// A headless device downloads nothing: the page stays.
  case download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow
  /// A headless device downloads nothing: the page stays.
  case download
}
#endif

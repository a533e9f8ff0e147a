#if !canImport(UIKit)
/// A question to a delegate that has to be answered exactly once.
@MainActor final class PolicyAnswer<Policy: Sendable> {
  private let method: String
  private let take: @MainActor (Policy) -> Void
  private nonisolated(unsafe) weak var webView: WKWebView?
  private nonisolated(unsafe) var isGiven = false

  init(
    _ selector: String, of delegate: any WKNavigationDelegate, in webView: WKWebView,
    take: @escaping @MainActor (Policy) -> Void
  ) {
    method = "-[\(type(of: delegate)) \(selector)]"
    self.webView = webView
    self.take = take
  }

  func give(_ policy: Policy) {
    guard !isGiven else { return Self.raise("S4", method, "called more than once", in: webView) }
    isGiven = true
    take(policy)
  }

  deinit {
    guard !isGiven, MainQueue.isCurrent, let webView else { return }
    let method = method
    MainActor.assumeIsolated {
      if webView.window != nil { Self.raise("S3", method, "not called", in: webView) }
    }
  }

  private static func raise(
    _ rule: String, _ method: String, _ fault: String, in webView: WKWebView?
  ) {
    webView?.device.misuse(
      rule, "NSInternalInconsistencyException",
      "Completion handler passed to \(method) was \(fault)")
  }
}
#endif

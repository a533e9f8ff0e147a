#if !canImport(UIKit)
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a web view asks its delegates.
extension WKWebView {
  /// The frame of the page that is shown.
  var mainFrame: WKFrameInfo {
    WKFrameInfo(URLRequest(url: url ?? URL(fileURLWithPath: "/")), in: self)
  }

  /// WebKit's policy where the delegate has none: what it can't load doesn't.
  func usualPolicy(for action: WKNavigationAction) -> WKNavigationActionPolicy {
    if action.targetFrame == nil { return .allow }
    return action.request.url?.isShownByWebViews ?? false ? .allow : .cancel
  }

  func decide(
    about action: WKNavigationAction,
    then: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    guard let delegate = navigationDelegate else { return then(usualPolicy(for: action)) }
    let answer = PolicyAnswer(
      "webView:decidePolicyForNavigationAction:decisionHandler:", of: delegate, in: self,
      take: then)
    let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    delegate.webView(self, decidePolicyFor: action, preferences: preferences) { policy, _ in
      answer.give(policy)
    }
  }

  func decide(
    about response: WKNavigationResponse,
    then: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    guard let delegate = navigationDelegate else {
      return then(response.canShowMIMEType ? .allow : .cancel)
    }
    let answer = PolicyAnswer(
      "webView:decidePolicyForNavigationResponse:decisionHandler:", of: delegate, in: self,
      take: then)
    delegate.webView(self, decidePolicyFor: response) { answer.give($0) }
  }

  /// Loads the page in a web view that the delegate makes for it, if it makes one.
  func openWindow(for action: WKNavigationAction) {
    let given = configuration
    given.opener = self
    let made = uiDelegate?.webView(
      self, createWebViewWith: given, for: action, windowFeatures: WKWindowFeatures())
    guard let made else { return }
    guard made.configuration.opener === self else {
      return device.misuse(
        "S2", "NSInternalInconsistencyException",
        "Returned WKWebView was not created with the given configuration.")
    }
    made.load(action.request)
  }
}

extension URL {
  /// Whether web views load it. The others, such as `mailto:`, are for other apps.
  var isShownByWebViews: Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(scheme?.lowercased() ?? "")
  }
}
#endif

#if !canImport(UIKit)
/// What a page's scripts do. A test does it in their place.
extension HeadlessDevice {
  /// Posts a message to the app's handler of this name.
  ///
  /// - Returns: False if the app has no such handler.
  @discardableResult
  public func postMessage(_ body: Any, to name: String, from webView: WKWebView) -> Bool {
    let controller = webView.configuration.userContentController
    guard let handler = controller.handler(named: name) else { return false }
    perform {
      handler.userContentController(
        controller, didReceive: WKScriptMessage(body, named: name, in: webView))
    }
    return true
  }

  /// Shows a page's alert, and goes on once it's closed.
  public func alert(
    _ message: String, from webView: WKWebView,
    then goOn: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    guard let delegate = webView.uiDelegate else { return goOn() }
    perform {
      delegate.webView(
        webView, runJavaScriptAlertPanelWithMessage: message,
        initiatedByFrame: webView.mainFrame, completionHandler: goOn)
    }
  }

  /// Shows a page's question, and goes on with the answer.
  public func confirm(
    _ message: String, from webView: WKWebView,
    then goOn: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    guard let delegate = webView.uiDelegate else { return goOn(false) }
    perform {
      delegate.webView(
        webView, runJavaScriptConfirmPanelWithMessage: message,
        initiatedByFrame: webView.mainFrame, completionHandler: goOn)
    }
  }

  /// Shows a page's question for a text, and goes on with the answer.
  public func prompt(
    _ prompt: String, defaultText: String? = nil, from webView: WKWebView,
    then goOn: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    guard let delegate = webView.uiDelegate else { return goOn(nil) }
    perform {
      delegate.webView(
        webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
        initiatedByFrame: webView.mainFrame, completionHandler: goOn)
    }
  }

  /// Ends the process of a page, as the system does for want of memory.
  public func endPageProcess(of webView: WKWebView) {
    perform { webView.navigationDelegate?.webViewWebContentProcessDidTerminate(webView) }
  }
}
#endif

#if !canImport(UIKit)
extension HeadlessUser {
  /// Taps a link of the page that a web view shows.
  ///
  /// - Returns: True if the page has such a link, and the touch arrives.
  @discardableResult public func tapLink(to url: URL, in webView: WKWebView) -> Bool {
    guard let link = webView.links.first(where: { $0.url == url }) else { return false }
    return tap(link, in: webView)
  }

  /// Swipes to the page before, if the web view lets users do so.
  @discardableResult public func swipeBack(in webView: WKWebView) -> Bool {
    swipe(webView, if: webView.canGoBack) { $0.goBack() }
  }

  /// Swipes to the page after, if the web view lets users do so.
  @discardableResult public func swipeForward(in webView: WKWebView) -> Bool {
    swipe(webView, if: webView.canGoForward) { $0.goForward() }
  }

  func tap(_ link: WebPage.Link, in webView: WKWebView) -> Bool {
    guard webView.isTouchable else { return false }
    device.perform { webView.loader.follow(link) }
    return true
  }

  private func swipe(
    _ webView: WKWebView, if isPossible: Bool, _ go: (WKWebView) -> WKNavigation?
  ) -> Bool {
    guard isPossible, webView.allowsBackForwardNavigationGestures, webView.isTouchable else {
      return false
    }
    return device.perform { go(webView) } != nil
  }
}

extension WKWebView {
  /// The links of the page that is shown.
  var links: [WebPage.Link] { loader.page?.links ?? [] }
}
#endif

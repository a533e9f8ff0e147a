#if !canImport(UIKit)
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A page on its way into a web view.
@MainActor final class PageLoad {
  let navigation = WKNavigation()
  let type: WKNavigationType
  /// The page, if the app has its contents.
  let content: WebPage?
  /// The item of the list that the load goes to.
  let item: WKBackForwardListItem?
  let firstURL: URL?
  var request: URLRequest
  var redirections = 0
  var isCommitted = false
  var isStopped = false

  init(
    _ request: URLRequest, _ type: WKNavigationType, content: WebPage? = nil,
    item: WKBackForwardListItem? = nil
  ) {
    self.request = request
    self.type = type
    self.content = content
    self.item = item
    firstURL = request.url
  }

  /// Whether the app asks for it, rather than the page.
  var isFromApp: Bool { type != .linkActivated }
}
#endif

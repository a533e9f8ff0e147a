#if !canImport(UIKit)
/// What a web view tells of its page.
struct PageState {
  var url: URL?
  var title = ""
  var isLoading = false
  var progress = 0.0
  var canGoBack = false
  var canGoForward = false
}

extension WKWebView {
  /// Tells the observers of the properties.
  func noteChanges(since old: PageState) {
    note("url", from: old.url, to: state.url)
    note("title", from: old.title, to: state.title)
    note("isLoading", from: old.isLoading, to: state.isLoading)
    note("estimatedProgress", from: old.progress, to: state.progress)
    note("canGoBack", from: old.canGoBack, to: state.canGoBack)
    note("canGoForward", from: old.canGoForward, to: state.canGoForward)
  }

  private func note<Value: Equatable>(_ key: String, from old: Value, to new: Value) {
    if new != old { _noteChange(of: key, from: old, to: new) }
  }
}
#endif

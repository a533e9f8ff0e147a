#if !canImport(UIKit)
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loads the pages of a web view, a step on each turn of the run loop.
@MainActor final class PageLoader {
  /// The page that is shown, as far as the device knows it.
  private(set) var page: WebPage?
  private weak var webView: WKWebView?
  /// The load that waits for its policy.
  private var waiting: PageLoad?
  /// The load that the delegate knows of.
  private var running: PageLoad?
  /// The load whose page is shown.
  private var shown: PageLoad?

  init(of webView: WKWebView) {
    self.webView = webView
  }

  func start(_ load: PageLoad) -> WKNavigation {
    waiting = load
    if load.isFromApp {
      change {
        $0.url = load.request.url
        $0.isLoading = true
        $0.progress = 0.1
      }
    }
    onNextTurn(of: webView) { [weak self] in self?.decide(load) }
    return load.navigation
  }

  func reload() -> WKNavigation? {
    guard let shown else { return nil }
    return start(PageLoad(shown.request, .reload, content: shown.content))
  }

  func stop() {
    waiting = nil
    guard let running else { return rest() }
    running.isStopped = true
    onNextTurn(of: webView) { [weak self] in self?.fail(running, WKError.cancelled) }
  }

  /// Follows a link of the page.
  func follow(_ link: WebPage.Link) {
    let request = URLRequest(url: link.url)
    guard link.opensWindow else { return _ = start(PageLoad(request, .linkActivated)) }
    onNextTurn(of: webView) { [weak self] in self?.openWindow(for: request) }
  }

  private func openWindow(for request: URLRequest) {
    guard let webView else { return }
    let action = WKNavigationAction(request, .linkActivated, from: webView.mainFrame, to: nil)
    webView.decide(about: action) { [weak webView] policy in
      if policy == .allow { webView?.openWindow(for: action) }
    }
  }

  // The steps

  private func decide(_ load: PageLoad) {
    guard waiting === load else { return }
    ask(about: load) { [weak self] policy in
      guard let self, waiting === load else { return }
      waiting = nil
      if policy == .allow { begin(load) } else { rest() }
    }
  }

  private func begin(_ load: PageLoad) {
    if let running { fail(running, WKError.cancelled) }
    running = load
    change {
      $0.url = load.request.url
      $0.isLoading = true
      $0.progress = 0.1
    }
    tell { $1.webView($0, didStartProvisionalNavigation: load.navigation) }
    onNextTurn(of: webView) { [weak self] in self?.respond(to: load) }
  }

  private func respond(to load: PageLoad) {
    guard goesOn(load), let webView, let url = load.request.url else { return }
    guard url.isShownByWebViews else { return fail(load, WKError.unsupportedURL) }
    let page = load.content ?? webView.device.webPages(url)
    if let target = page.redirect { return redirect(load, to: target) }
    if let error = page.error, !page.failsLate { return fail(load, error) }
    if load.type == .backForward { return commit(load, page) }
    let response = WKNavigationResponse(
      page.response(for: url), canShowMIMEType: page.isShownByWebViews)
    webView.decide(about: response) { [weak self] policy in
      guard let self, goesOn(load) else { return }
      if policy == .allow { commit(load, page) } else { fail(load, WKError.interrupted) }
    }
  }

  private func redirect(_ load: PageLoad, to target: URL) {
    load.redirections += 1
    guard load.redirections <= 20 else {
      return fail(load, NSError(domain: NSURLErrorDomain, code: -1007))
    }
    load.request = URLRequest(url: target)
    ask(about: load) { [weak self] policy in
      guard let self, goesOn(load) else { return }
      guard policy == .allow else { return fail(load, WKError.interrupted) }
      change { $0.url = target }
      tell { $1.webView($0, didReceiveServerRedirectForProvisionalNavigation: load.navigation) }
      onNextTurn(of: webView) { [weak self] in self?.respond(to: load) }
    }
  }

  private func commit(_ load: PageLoad, _ page: WebPage) {
    guard let list = webView?.backForwardList, let url = load.request.url else { return }
    load.isCommitted = true
    shown = load
    self.page = page
    if let item = load.item {
      list.go(to: item)
    } else if load.type != .reload, load.content == nil {
      list.add(WKBackForwardListItem(url, from: load.firstURL ?? url))
    }
    change {
      $0.url = url
      $0.title = ""
      $0.progress = 0.5
    }
    tell { $1.webView($0, didCommit: load.navigation) }
    onNextTurn(of: webView) { [weak self] in self?.finish(load, page) }
  }

  private func finish(_ load: PageLoad, _ page: WebPage) {
    guard goesOn(load) else { return }
    if let error = page.error { return fail(load, error) }
    running = nil
    if load.content == nil { webView?.backForwardList.currentItem?.title = page.title }
    change { $0.title = page.title }
    rest()
    tell { $1.webView($0, didFinish: load.navigation) }
  }

  private func fail(_ load: PageLoad, _ error: any Error) {
    guard running === load else { return }
    running = nil
    rest()
    tell {
      if load.isCommitted {
        $1.webView($0, didFail: load.navigation, withError: error)
      } else {
        $1.webView($0, didFailProvisionalNavigation: load.navigation, withError: error)
      }
    }
  }

  /// Shows that nothing loads, unless something does.
  private func rest() {
    guard running == nil, waiting == nil else { return }
    change {
      $0.url = self.shown?.request.url
      $0.isLoading = false
      if $0.progress > 0 { $0.progress = 1 }
    }
  }

  private func goesOn(_ load: PageLoad) -> Bool { running === load && !load.isStopped }

  // The web view

  private func ask(
    about load: PageLoad, then: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    guard let webView else { return }
    let frame = webView.mainFrame
    let action = WKNavigationAction(load.request, load.type, from: frame, to: frame)
    webView.decide(about: action, then: then)
  }

  private func tell(_ body: (WKWebView, any WKNavigationDelegate) -> Void) {
    if let webView, let delegate = webView.navigationDelegate { body(webView, delegate) }
  }

  private func change(_ body: (inout PageState) -> Void) {
    guard let webView else { return }
    var state = webView.state
    body(&state)
    state.canGoBack = webView.backForwardList.backItem != nil
    state.canGoForward = webView.backForwardList.forwardItem != nil
    webView.state = state
  }
}
#endif

import AVFoundation
import AVKit
import UIKit
import WebKit

final class PageThatFollows: Screen, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
  private var webView: WKWebView!
  private var progress: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.websiteDataStore = .nonPersistent()
    configuration.userContentController.add(self, name: "shop")
    configuration.userContentController.addUserScript(WKUserScript(source: "", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    webView = WKWebView(frame: view.bounds, configuration: configuration)
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    webView.scrollView.bounces = false
    webView.navigationDelegate = self
    webView.uiDelegate = self
    view.insertSubview(webView, at: 0)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
  }
  @objc func open() {
    progress = webView.observe(\.estimatedProgress, options: [.new]) { [weak self] webView, _ in
      if webView.estimatedProgress == 0.5 { self?.note("progress") }
    }
    let navigation = webView.load(URLRequest(url: URL(string: "https://example.com/help")!))
    note("\(navigation != nil)")
  }
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
    guard let url = navigationAction.request.url, navigationAction.targetFrame?.isMainFrame == true else { return decisionHandler(.cancel) }
    note("\(url.path) \(navigationAction.navigationType == .linkActivated ? 1 : 0)")
    decisionHandler(.allow)
  }
  func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy {
    let response = navigationResponse.response as? HTTPURLResponse
    note("\(response?.statusCode ?? 0)")
    return .allow
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { note("started") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    note(webView.title ?? "")
    webView.evaluateJavaScript("document.body.innerHTML") { _, error in self.note("\(error != nil)\(webView.canGoBack ? " back" : "")") }
    note("\(webView.isLoading)")
  }
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) { note("failed") }
  func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? {
    webView.load(navigationAction.request)
    return nil
  }
  func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void) {
    let alert = UIAlertController(title: frame.securityOrigin.host, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler() })
    present(alert, animated: true)
  }
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    note(message.body as? String ?? "")
  }
}

final class FilmInFullScreen: Screen {
  private let player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(play), for: .touchUpInside)
    NotificationCenter.default.addObserver(self, selector: #selector(ended), name: .AVPlayerItemDidPlayToEndTime, object: player.currentItem)
  }
  @objc func play() {
    let film = AVPlayerViewController()
    film.player = player
    film.videoGravity = .resizeAspectFill
    present(film, animated: true) {
      film.player?.play()
      self.note("\(self.player.timeControlStatus == .playing)")
    }
  }
  @objc func ended() { dismiss(animated: true) }
}

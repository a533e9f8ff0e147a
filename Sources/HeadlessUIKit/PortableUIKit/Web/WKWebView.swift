#if !canImport(UIKit)
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A view that shows web pages. A headless device fetches nothing: `HeadlessDevice.webPages` says
/// what there is under a URL.
@preconcurrency @MainActor open class WKWebView: UIView {
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var pageZoom: CGFloat = 1
  open var mediaType: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var underPageBackgroundColor: UIColor!
  open private(set) var backForwardList = WKBackForwardList()
  open private(set) var scrollView = UIScrollView(frame: .zero)
  private let settings: WKWebViewConfiguration
  private(set) lazy var loader = PageLoader(of: self)

  /// What the web view tells of its page.
  var state = PageState() {
    didSet { noteChanges(since: oldValue) }
  }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    settings = configuration.copied
    super.init(frame: frame)
    addScrollView()
  }

  public required init?(coder: NSCoder) {
    settings = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  private func addScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// A copy of the configuration that the web view was made with.
  open var configuration: WKWebViewConfiguration { settings.copied }
  open var url: URL? { state.url }
  open var title: String? { state.title }
  open var isLoading: Bool { state.isLoading }
  open var estimatedProgress: Double { state.progress }
  open var hasOnlySecureContent: Bool { state.url?.scheme == "https" }
  open var canGoBack: Bool { state.canGoBack }
  open var canGoForward: Bool { state.canGoForward }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    loader.start(PageLoad(request, .other))
  }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    loader.start(PageLoad(URLRequest(url: URL), .other))
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    guard let url = baseURL ?? URL(string: "about:blank") else { return nil }
    return loader.start(
      PageLoad(URLRequest(url: url), .other, content: WebPage(html: string, baseURL: baseURL)))
  }

  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    var page = WebPage(html: String(decoding: data, as: UTF8.self), baseURL: baseURL)
    page.mimeType = MIMEType
    return loader.start(PageLoad(URLRequest(url: baseURL), .other, content: page))
  }

  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard item !== backForwardList.currentItem, backForwardList.contains(item) else { return nil }
    return loader.start(PageLoad(URLRequest(url: item.url), .backForward, item: item))
  }

  @discardableResult open func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap { go(to: $0) }
  }

  @discardableResult open func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap { go(to: $0) }
  }

  @discardableResult open func reload() -> WKNavigation? { loader.reload() }

  @discardableResult open func reloadFromOrigin() -> WKNavigation? { loader.reload() }

  open func stopLoading() { loader.stop() }

  /// Calls the completion handler on the next turn, with what `HeadlessDevice.javaScript` answers.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    device.schedule { [weak self] in
      guard let self else {
        completionHandler?(nil, WKError(.webViewInvalidated))
        return
      }
      do {
        let answer = try device.javaScript(javaScriptString, self)
        completionHandler?(answer, nil)
      } catch {
        completionHandler?(nil, error)
      }
    }
  }

  /// Returns what `HeadlessDevice.javaScript` answers; `NSNull` for nothing.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    try device.javaScript(javaScriptString, self) ?? NSNull()
  }
}
#endif

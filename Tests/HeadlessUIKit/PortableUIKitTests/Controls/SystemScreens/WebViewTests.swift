#if !canImport(UIKit)
import PortableUIKit
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// How a web view loads pages, and what it asks (V46 to V49). A simulator would fetch them.
@MainActor @Suite(.simulated) struct WebViewTests {
  private let screen = Touchscreen()
  private let log = EventLog()
  private let web = WKWebView(frame: .zero)
  private let pages: [String: WebPage] = [
    "/": WebPage(
      "Home",
      links: [
        WebPage.Link("https://shop.example/help", "Help"),
        WebPage.Link("https://shop.example/window", "Window", opensWindow: true),
        WebPage.Link("mailto:help@shop.example", "Mail"),
      ]),
    "/help": WebPage("Help"),
    "/gone": .failing(URLError(.notConnectedToInternet)),
    "/torn": .failing(URLError(.timedOut), late: true),
  ]

  init() {
    screen.show(web)
    HeadlessDevice.current.webPages = { [pages] in pages[$0.path] ?? WebPage("Other") }
  }

  private func url(_ path: String) throws -> URL {
    try #require(URL(string: path.contains(":") ? path : "https://shop.example\(path)"))
  }

  @discardableResult
  private func load(_ path: String) throws -> WKNavigation? {
    let navigation = web.load(URLRequest(url: try url(path)))
    Simulation.current.runUntilIdle()
    return navigation
  }

  private func tap(_ address: String) throws -> Bool {
    let isTapped = Simulation.current.user.tapLink(to: try url(address), in: web)
    Simulation.current.runUntilIdle()
    return isTapped
  }

  private var list: [[String?]] {
    let list = web.backForwardList
    return [
      list.backList.map(\.title), [list.currentItem?.title], list.forwardList.map(\.title),
    ]
  }

  @Test func `V46: a page loads on the next turns, by WebKit's steps`() throws {
    let decider = Decider(log)
    web.navigationDelegate = decider
    #expect(web.load(URLRequest(url: try url("/"))) != nil)
    #expect(log.take() == [])
    #expect(web.isLoading)
    #expect(web.url == (try url("/")))
    #expect(web.backForwardList.currentItem == nil)
    Simulation.current.runUntilIdle()
    #expect(
      log.take() == [
        "action / other", "start, loading true", "response 200", "commit ‘’, loading true",
        "finish ‘Home’, loading false",
      ])
    #expect(web.estimatedProgress == 1)
    #expect(web.title == "Home")
    #expect(list == [[], ["Home"], []])
  }

  @Test func `V46: a delegate without policies, or none at all, lets pages through`() throws {
    let follower = Follower(log)
    web.navigationDelegate = follower
    try load("/")
    #expect(log.take() == ["finish Home"])
    web.navigationDelegate = nil
    try load("/help")
    #expect(web.title == "Help")
  }

  @Test func `V46: a link's page, back, forward and reload have their kinds`() throws {
    let decider = Decider(log)
    web.navigationDelegate = decider
    try load("/")
    _ = log.take()
    #expect(!(try tap("/nowhere")))
    #expect(try tap("/help"))
    #expect(log.take().first == "action /help linkActivated")
    #expect(list == [["Home"], ["Help"], []])
    #expect(web.canGoBack)
    #expect(web.goForward() == nil)
    #expect(web.goBack() != nil)
    Simulation.current.runUntilIdle()
    #expect(
      log.take() == [
        "action / backForward", "start, loading true", "commit ‘’, loading true",
        "finish ‘Home’, loading false",
      ])
    #expect(list == [[], ["Home"], ["Help"]])
    #expect(web.canGoForward)
    web.goForward()
    Simulation.current.runUntilIdle()
    #expect(web.title == "Help")
    _ = log.take()
    #expect(web.reload() != nil)
    Simulation.current.runUntilIdle()
    #expect(log.take().first == "action /help reload")
    #expect(list == [["Home"], ["Help"], []])
    web.goBack()
    Simulation.current.runUntilIdle()
    try load("/third")
    #expect(list == [["Home"], ["Other"], []])
  }

  @Test func `V46: the user swipes to the page before if the app lets them`() throws {
    try load("/")
    try load("/help")
    let user = Simulation.current.user
    #expect(!user.swipeBack(in: web))
    web.allowsBackForwardNavigationGestures = true
    #expect(user.swipeBack(in: web))
    Simulation.current.runUntilIdle()
    #expect(web.title == "Home")
    #expect(!user.swipeBack(in: web))
    #expect(user.swipeForward(in: web))
  }

  @Test func `V47: a page that's cancelled stays away`() throws {
    let decider = Decider(log)
    web.navigationDelegate = decider
    try load("/")
    _ = log.take()
    decider.action = .cancel
    #expect(try tap("/help"))
    #expect(log.take() == ["action /help linkActivated"])
    #expect(web.url == (try url("/")))
    #expect(!web.isLoading)
    decider.action = .allow
    decider.response = .cancel
    #expect(try tap("/help"))
    #expect(
      log.take() == [
        "action /help linkActivated", "start, loading true", "response 200",
        "fail provisional WebKitErrorDomain 102, loading false",
      ])
    #expect(web.url == (try url("/")))
    #expect(list == [[], ["Home"], []])
  }

  @Test func `V47: what web views can't load is ignored, or fails if it's allowed`() throws {
    let follower = Follower(log)
    web.navigationDelegate = follower
    try load("/")
    #expect(try tap("mailto:help@shop.example"))
    #expect(log.take() == ["finish Home"])
    let decider = Decider(log)
    web.navigationDelegate = decider
    #expect(try tap("mailto:help@shop.example"))
    #expect(
      log.take() == [
        "action help@shop.example linkActivated", "start, loading true",
        "fail provisional NSURLErrorDomain -1002, loading false",
      ])
  }

  @Test func `V47: the async form of a policy counts as well`() async throws {
    let decider = AsyncDecider(log)
    web.navigationDelegate = decider
    try load("/help")
    #expect(log.take() == ["action", "response"])
    #expect(web.title == "Help")
    try load("/")
    #expect(log.take() == ["action"])
    #expect(web.title == "Help")
  }

  @Test func `V47: a policy that comes after a newer page counts no more`() throws {
    let hesitant = Hesitant()
    web.navigationDelegate = hesitant
    try load("/help")
    try load("/")
    #expect(hesitant.answers.count == 2)
    hesitant.answers.last?(.allow)
    Simulation.current.runUntilIdle()
    #expect(web.title == "Home")
    hesitant.answers.first?(.allow)
    Simulation.current.runUntilIdle()
    #expect(web.title == "Home")
    #expect(list == [[], ["Home"], []])
    #expect(!web.isLoading)
  }

  @Test func `V47: a policy for an older page leaves the newer one waiting`() throws {
    let hesitant = Hesitant()
    web.navigationDelegate = hesitant
    try load("/help")
    try load("/")
    hesitant.answers.first?(.allow)
    Simulation.current.runUntilIdle()
    #expect(web.backForwardList.currentItem == nil)
    #expect(web.url == (try url("/")))
    hesitant.answers.last?(.allow)
    Simulation.current.runUntilIdle()
    #expect(list == [[], ["Home"], []])
  }

  @Test func `V46: a redirection asks for a policy again`() throws {
    let decider = Decider(log)
    web.navigationDelegate = decider
    let help = try url("/help")
    HeadlessDevice.current.webPages = {
      $0.path == "/old" ? .redirecting(to: help) : WebPage("Help")
    }
    try load("/old")
    #expect(
      log.take() == [
        "action /old other", "start, loading true", "action /help other", "redirect",
        "response 200", "commit ‘’, loading true", "finish ‘Help’, loading false",
      ])
    #expect(web.backForwardList.currentItem?.url == help)
    #expect(web.backForwardList.currentItem?.initialURL == (try url("/old")))
  }

  @Test func `V48: a page fails before it's there, or after`() throws {
    let decider = Decider(log)
    web.navigationDelegate = decider
    try load("/gone")
    #expect(
      log.take() == [
        "action /gone other", "start, loading true",
        "fail provisional NSURLErrorDomain -1009, loading false",
      ])
    #expect(web.url == nil)
    #expect(web.reload() == nil)
    try load("/torn")
    #expect(
      log.take() == [
        "action /torn other", "start, loading true", "response 200", "commit ‘’, loading true",
        "fail NSURLErrorDomain -1001, loading false",
      ])
  }

  @Test func `V48: a page that gives way, or is stopped, is cancelled`() throws {
    let decider = Decider(log)
    web.navigationDelegate = decider
    web.load(URLRequest(url: try url("/help")))
    Simulation.current.schedule(after: .zero) { [web] in web.stopLoading() }
    Simulation.current.runUntilIdle()
    #expect(
      log.take() == [
        "action /help other", "start, loading true",
        "fail provisional NSURLErrorDomain -999, loading false",
      ])
    web.load(URLRequest(url: try url("/help")))
    web.load(URLRequest(url: try url("/")))
    Simulation.current.runUntilIdle()
    #expect(log.take().first == "action / other")
    #expect(web.title == "Home")
  }

  @Test func `V49: a link to another window asks for a web view`() throws {
    let windows = Windows(log)
    web.uiDelegate = windows
    try load("/")
    #expect(try tap("/window"))
    #expect(windows.made?.title == "Other")
    #expect(web.title == "Home")
    windows.usesConfiguration = false
    #expect(try tap("/window"))
    #expect(
      Simulation.current.takeMisuses() == [
        Misuse(
          rule: "S2", name: "NSInternalInconsistencyException",
          reason: "Returned WKWebView was not created with the given configuration.")
      ])
    web.uiDelegate = nil
    #expect(try tap("/window"))
    #expect(web.title == "Home")
  }

  @Test func `V49: a page's panels, messages and scripts`() async throws {
    let device = HeadlessDevice.current
    let windows = Windows(log)
    device.alert("Hello", from: web) { [log] in log("closed") }
    device.confirm("Sure?", from: web) { [log] in log("\($0)") }
    device.prompt("Name?", from: web) { [log] in log($0 ?? "nothing") }
    #expect(log.take() == ["closed", "false", "nothing"])
    web.uiDelegate = windows
    device.alert("Hello", from: web) { [log] in log("closed") }
    device.confirm("Sure?", from: web) { [log] in log("\($0)") }
    device.prompt("Name?", from: web) { [log] in log($0 ?? "nothing") }
    #expect(log.take() == ["alert Hello", "closed", "true", "nothing"])
    #expect(!device.postMessage(1, to: "shop", from: web))
    web.configuration.userContentController.add(windows, name: "shop")
    #expect(device.postMessage("buy", to: "shop", from: web))
    #expect(log.take() == ["shop: buy"])
    web.evaluateJavaScript("1 + 1") { [log] answer, error in
      log("\(answer as? Int ?? 0) \((error as? WKError)?.code == .javaScriptExceptionOccurred)")
    }
    Simulation.current.runUntilIdle()
    device.javaScript = { script, _ in script == "1 + 1" ? 2 : nil }
    #expect(try await web.evaluateJavaScript("1 + 1") as? Int == 2)
    #expect(log.take() == ["0 true"])
  }

  @Test func `a script of a web view that is gone ends with an error`() throws {
    let device = HeadlessDevice.current
    device.javaScript = { [log] _, _ in log("run") }
    var gone: WKWebView? = WKWebView(frame: .zero)
    weak var reference: WKWebView?
    reference = gone
    gone?.evaluateJavaScript("1 + 1") { [log] answer, error in
      let code = (error as? WKError)?.code
      log("\(answer == nil) \(code == .webViewInvalidated)")
    }
    gone?.evaluateJavaScript("1 + 1")
    gone = nil
    #expect(reference == nil)
    #expect(log.take() == [])
    Simulation.current.runUntilIdle()
    #expect(log.take() == ["true true"])
  }

  @Test func `a page in HTML has its title and its links`() throws {
    web.loadHTMLString(
      "<title>Terms</title><p><a class='x' href='/help'><b>Help</b></a>", baseURL: try url("/"))
    Simulation.current.runUntilIdle()
    #expect(web.title == "Terms")
    #expect(web.backForwardList.currentItem == nil)
    #expect(try tap("/help"))
    #expect(web.title == "Help")
  }

  @Test func `S3 and S4: a policy is given once`() throws {
    let careless = Careless()
    web.navigationDelegate = careless
    try load("/")
    careless.answers = 2
    try load("/")
    let method =
      "-[Careless webView:decidePolicyForNavigationAction:decisionHandler:]"
    #expect(
      Simulation.current.takeMisuses().map { "\($0.rule) \($0.reason)" } == [
        "S3 Completion handler passed to \(method) was not called",
        "S4 Completion handler passed to \(method) was called more than once",
      ])
  }

  @Test func `S5: a message has one handler`() {
    let windows = Windows(log)
    let controller = WKUserContentController()
    controller.add(windows, name: "shop")
    controller.add(windows, name: "shop")
    #expect(Simulation.current.takeMisuses().map(\.rule) == ["S5"])
    controller.removeScriptMessageHandler(forName: "shop")
    controller.add(windows, name: "shop")
    #expect(Simulation.current.takeMisuses() == [])
  }
}

/// Logs each step, and decides as told.
@MainActor private final class Decider: NSObject, WKNavigationDelegate {
  var action = WKNavigationActionPolicy.allow
  var response = WKNavigationResponsePolicy.allow
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    let url = navigationAction.request.url
    let path = url?.path ?? ""
    log(
      "action \(path.isEmpty ? "help@shop.example" : path) \(navigationAction.navigationType)")
    decisionHandler(action)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    let response = navigationResponse.response as? HTTPURLResponse
    log("response \(response?.statusCode ?? 0)")
    decisionHandler(self.response)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    log("start, loading \(webView.isLoading)")
  }

  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    log("redirect")
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    log("commit ‘\(webView.title ?? "")’, loading \(webView.isLoading)")
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    log("finish ‘\(webView.title ?? "")’, loading \(webView.isLoading)")
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    let error = error as NSError
    log("fail provisional \(error.domain) \(error.code), loading \(webView.isLoading)")
  }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    let error = error as NSError
    log("fail \(error.domain) \(error.code), loading \(webView.isLoading)")
  }
}

@MainActor private final class Follower: NSObject, WKNavigationDelegate {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    log("finish \(webView.title ?? "")")
  }
}

/// Allows the page of help only.
@MainActor private final class AsyncDecider: NSObject, WKNavigationDelegate {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    log("action")
    return navigationAction.request.url?.path == "/help" ? .allow : .cancel
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    log("response")
    return .allow
  }
}

/// Answers a question as often as told.
@MainActor private final class Careless: NSObject, WKNavigationDelegate {
  var answers = 0

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    for _ in 0..<answers { decisionHandler(.cancel) }
  }
}

/// Keeps the handlers of its answers for later.
@MainActor private final class Hesitant: NSObject, WKNavigationDelegate {
  private(set) var answers: [@MainActor @Sendable (WKNavigationActionPolicy) -> Void] = []

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    answers.append(decisionHandler)
  }
}

/// Makes web views, answers panels and hears messages.
@MainActor private final class Windows: NSObject, WKUIDelegate, WKScriptMessageHandler {
  var usesConfiguration = true
  private(set) var made: WKWebView?
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    #expect(navigationAction.targetFrame == nil)
    made = WKWebView(
      frame: .zero, configuration: usesConfiguration ? configuration : WKWebViewConfiguration())
    return made
  }

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    log("alert \(message)")
    completionHandler()
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool { true }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    log("\(message.name): \(message.body as? String ?? "")")
  }
}
#endif

#if !canImport(UIKit)
/// What an app adds to pages: scripts, and handlers of the messages that scripts post.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public override init() {
    super.init()
  }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a handler, which the controller keeps alive.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    guard handlers[name] == nil else {
      return HeadlessDevice.current.misuse(
        "S5", "NSInvalidArgumentException",
        "Attempt to add script message handler with name '\(name)' when one already exists.")
    }
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }

  open func removeAllScriptMessageHandlers() { handlers = [:] }

  func handler(named name: String) -> (any WKScriptMessageHandler)? { handlers[name] }
}

/// The method that hears what a page's script posts.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page's script has posted.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  open private(set) var body: Any
  open private(set) weak var webView: WKWebView?
  open private(set) var frameInfo: WKFrameInfo
  open private(set) var name: String

  init(_ body: Any, named name: String, in webView: WKWebView) {
    self.body = body
    self.name = name
    self.webView = webView
    frameInfo = webView.mainFrame
    super.init()
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A script for pages. A headless page doesn't run it.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  open private(set) var source: String
  open private(set) var injectionTime: WKUserScriptInjectionTime
  open private(set) var isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}
#endif

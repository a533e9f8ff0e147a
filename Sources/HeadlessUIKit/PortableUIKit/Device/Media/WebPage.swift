#if !canImport(UIKit)
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What there is under a URL, as far as a headless device's web views know: they fetch nothing.
///
///     device.webPages = { url in
///       url.path == "/help"
///         ? WebPage("Help", links: [WebPage.Link("mailto:help@example.com", "Write to us")])
///         : .failing(CocoaError(.fileNoSuchFile))
///     }
public struct WebPage {
  /// A link that the user can tap.
  public struct Link {
    /// Where it leads.
    public var url: URL
    /// The words on the link.
    public var text: String
    /// Whether it asks for another window, as `target="_blank"` does.
    public var opensWindow: Bool

    /// Makes a link. Without words, it shows its URL.
    public init(_ url: URL, _ text: String? = nil, opensWindow: Bool = false) {
      self.url = url
      self.text = text ?? url.absoluteString
      self.opensWindow = opensWindow
    }

    /// Makes a link, if the text is a URL.
    public init?(_ url: String, _ text: String? = nil, opensWindow: Bool = false) {
      guard let url = URL(string: url) else { return nil }
      self.init(url, text, opensWindow: opensWindow)
    }
  }

  /// The page's title.
  public var title: String
  /// The links on the page, from the top.
  public var links: [Link]
  /// The status of the server's response.
  public var statusCode = 200
  /// The kind of contents. The usual policy lets text, pictures and PDF through.
  public var mimeType = "text/html"
  /// Where the server sends the web view instead.
  public var redirect: URL?
  /// Why the page doesn't load.
  public var error: (any Error)?
  /// Whether the error comes when a part of the page is there already.
  public var failsLate = false

  /// Makes a page. Links that are nil are left out.
  public init(_ title: String = "", links: [Link?] = []) {
    self.title = title
    self.links = links.compactMap { $0 }
  }

  /// A page that doesn't load.
  public static func failing(_ error: any Error, late: Bool = false) -> WebPage {
    var page = WebPage()
    page.error = error
    page.failsLate = late
    return page
  }

  /// A page from which the server sends the web view to another.
  public static func redirecting(to url: URL) -> WebPage {
    var page = WebPage()
    page.redirect = url
    return page
  }

  /// Reads the title and the links of a page in HTML.
  public init(html: String, baseURL: URL? = nil) {
    let head = html.firstMatch(of: #/<title[^>]*>(.*?)</title>/#.ignoresCase())
    title = head.map { String($0.1) } ?? ""
    let anchors = html.matches(of: #/<a\s([^>]*)>(.*?)</a>/#.ignoresCase())
    links = anchors.compactMap { Self.link($0.1, $0.2, from: baseURL) }
  }

  private static func link(
    _ attributes: Substring, _ content: Substring, from baseURL: URL?
  ) -> Link? {
    let href = attributes.firstMatch(of: #/href\s*=\s*["']([^"']*)["']/#.ignoresCase())
    guard let href, let url = URL(string: String(href.1), relativeTo: baseURL) else { return nil }
    return Link(
      url.absoluteURL, String(content.replacing(#/<[^>]*>/#, with: "")),
      opensWindow: attributes.contains("_blank"))
  }
}

extension WebPage {
  /// Whether a web view shows such contents, unless its delegate says otherwise.
  var isShownByWebViews: Bool {
    ["text/", "image/", "video/", "audio/"].contains(where: mimeType.hasPrefix)
      || ["application/pdf", "application/json", "application/xhtml+xml", "application/xml"]
        .contains(mimeType)
  }

  func response(for url: URL) -> URLResponse {
    let response =
      url.scheme?.hasPrefix("http") ?? false
      ? HTTPURLResponse(
        url: url, statusCode: statusCode, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": mimeType]) : nil
    return response
      ?? URLResponse(
        url: url, mimeType: mimeType, expectedContentLength: -1, textEncodingName: "utf-8")
  }
}
#endif

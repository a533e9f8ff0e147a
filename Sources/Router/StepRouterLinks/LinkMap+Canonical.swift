import PortableUIKit
import StepRouter

extension LinkMap {
  /// Returns the URL that the map prints for the screen and context of this URL, to share or to
  /// index.
  ///
  /// ```swift
  /// try links.canonicalURL(for: url)     // shop://p/42 becomes shop://product/42
  /// ```
  ///
  /// By default, the result has the form of the URL: with a scheme of the app's own, or with a
  /// host. The result is nil if the URL isn't the app's own, or if no pattern prints its context.
  /// Throws if the URL is the app's own but leads nowhere.
  public func canonicalURL(for url: URL, as form: Form? = nil) throws(LinkError) -> URL? {
    guard let address = try LinkAddress(url, from: origins) else { return nil }
    let match = try match(address)
    return all[match.index].canonicalURL(
      of: match.texts, in: self, as: form ?? (address.host == .text ? .app : .web))
  }

  /// The number of nodes that the map visits to find the patterns of a URL; nil if the URL isn't
  /// the app's own.
  package func stepCount(for url: URL) throws(LinkError) -> Int? {
    try LinkAddress(url, from: origins).map { LinkSearch(for: $0, in: tree).stepCount }
  }
}

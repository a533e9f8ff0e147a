import PortableUIKit
import StepRouter

extension LinkRules {
  /// A document from a server, with its signature.
  ///
  /// ```swift
  /// let download = LinkRules.Download(document: document, signature: signature)
  /// ```
  public struct Download: Sendable {
    /// The document.
    public let document: Data
    /// The signature, for the app's `verify`.
    public let signature: Data

    /// Makes a download.
    public init(document: Data, signature: Data) {
      self.document = document
      self.signature = signature
    }
  }

  /// Fetches a document, and puts it into effect if it's newer. Returns false if the document has
  /// the same version as the one in effect.
  ///
  /// ```swift
  /// try await rules.update(from: url, fetch: { url in
  ///   LinkRules.Download(document: try await load(url), signature: try await load(signatureURL))
  /// })
  /// ```
  ///
  /// Until it returns, and if it throws, links open by the present document. Throws if `fetch`
  /// fails, if it takes too long, or if the task is cancelled, and like
  /// ``replace(with:signature:named:)``.
  ///
  /// - Parameters:
  ///   - url: The document's address. Its last component is the document's name in messages.
  ///   - timeLimit: The maximum time for `fetch`; after that, its task is cancelled.
  ///   - fetch: Loads the document.
  @discardableResult
  public func update(
    from url: URL, timeLimit: Duration = .seconds(10),
    fetch: @escaping @Sendable (URL) async throws -> Download
  ) async throws(LinkRulesError) -> Bool {
    let download = try await RulesFetch.download(url, within: timeLimit, fetch)
    return try replace(
      with: download.document, signature: download.signature, named: url.lastPathComponent)
  }
}

#if canImport(Darwin)
extension LinkRules {
  /// Fetches a document with `URLSession`. A header of the response holds the signature in Base64:
  /// `try await rules.update(from: url, signatureHeader: "X-Signature")`.
  ///
  /// A response with another status than 200 is a ``LinkRulesError/fetchFailed(url:reason:)``.
  /// Available only on Apple's platforms.
  @discardableResult
  public func update(
    from url: URL, timeLimit: Duration = .seconds(10), signatureHeader: String
  ) async throws(LinkRulesError) -> Bool {
    try await update(from: url, timeLimit: timeLimit) { url in
      let (document, response) = try await URLSession.shared.data(from: url)
      let http = response as? HTTPURLResponse
      guard http?.statusCode == 200 else { throw URLError(.badServerResponse) }
      let header = http?.value(forHTTPHeaderField: signatureHeader)
      return Download(
        document: document, signature: header.flatMap { Data(base64Encoded: $0) } ?? Data())
    }
  }
}
#endif

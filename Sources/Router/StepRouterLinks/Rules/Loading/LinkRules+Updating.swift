import PortableUIKit
import StepRouter

extension LinkRules {
  /// A document as it comes from a server, and its signature.
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

  /// Fetches a document, and puts it into effect if it's newer. Returns false if it has the version
  /// that is already in effect.
  ///
  /// ```swift
  /// try await rules.update(from: url, fetch: { url in
  ///   LinkRules.Download(document: try await load(url), signature: try await load(signatureURL))
  /// })
  /// ```
  ///
  /// In the meantime, and if this throws, links open by the present document.
  ///
  /// - Parameters:
  ///   - url: The document's address. Its last component is the document's name in messages.
  ///   - timeLimit: How long the fetching may take; after that its task is cancelled.
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
  /// Fetches a document by `URLSession`, with its signature in a header of the response in Base64:
  /// `try await rules.update(from: url, signatureHeader: "X-Signature")`.
  ///
  /// On Apple's platforms only.
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

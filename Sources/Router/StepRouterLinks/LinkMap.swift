import PortableUIKit
import StepRouter

/// All links of an app: which URLs are its own, and to which screens they lead.
///
/// ```swift
/// let links = LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
///   LinkPattern(home, "")
///   LinkPattern(product, "product", PathParameter<Product.ID>("id"))
///   LinkPattern(search, "search", QueryParameter<String>("q"))
/// }
/// try await router.open(url, using: links)     // such as https://shop.example/product/42
/// links.url(for: product, with: 42)            // shop://product/42
/// ```
///
/// Only what is in the map is reached by a link, and the router's way there is the same as by a
/// tap, interceptors included.
@MainActor
public struct LinkMap {
  /// How a URL is printed.
  public enum Form: Sendable {
    /// With the map's first scheme: `shop://product/42`.
    case app
    /// With its first host: `https://shop.example/product/42`.
    case web
  }

  private let origins: LinkOrigins
  let all: [any AnyLinkPattern]
  /// What is wrong with the declaration: patterns that could both be meant by one URL, names
  /// without a parameter. Where two patterns match the first is taken.
  public let faults: [LinkFault]

  /// A map of these patterns.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes; what a URL has in the host's place is then the first
  ///     component of its path.
  ///   - hosts: The hosts of its universal links, in ASCII, for `https` and `http`.
  ///   - lengthLimit: How many bytes a URL may have.
  ///   - onFaults: Told if there are ``faults``; a debug build stops there by default.
  ///   - patterns: The patterns, in the order in which they are tried.
  public init(
    schemes: [String] = [], hosts: [String] = [], lengthLimit: Int = 8192,
    onFaults: ([LinkFault]) -> Void = { assertionFailure("\($0)") },
    @LinkMapBuilder patterns: () -> LinkMapBuilder.Patterns
  ) {
    origins = LinkOrigins(
      schemes: schemes.map(\.asciiLowercased), hosts: hosts.map(\.asciiLowercased),
      lengthLimit: lengthLimit)
    all = patterns().all
    faults = LinkFault.all(in: all)
    if !faults.isEmpty { onFaults(faults) }
  }

  /// The patterns as text, such as `product/:id`.
  public var patterns: [String] { all.map(\.summary) }

  /// Where the URL leads; nil for one that is not the app's own.
  public func target(for url: URL) throws(LinkError) -> Target? {
    try match(for: url)?.target
  }

  /// Where the URL leads, and how to tell whether that is shown already.
  func match(for url: URL) throws(LinkError) -> LinkMatch? {
    guard let address = try LinkAddress(url, from: origins) else { return nil }
    return try match(address).match
  }

  /// The context that the URL has for this screen; nil for a URL that is not the app's own or leads
  /// to another screen.
  ///
  /// ```swift
  /// if let id = try links.context(for: product, in: url) { count(id) }
  /// ```
  public func context<Screen, Context>(
    for step: DestinationStep<Screen, Context>, in url: URL
  ) throws(LinkError) -> Context? {
    guard let address = try LinkAddress(url, from: origins) else { return nil }
    let match = try match(address)
    guard let pattern = all[match.index] as? LinkPattern<Context>, pattern.step == step.reference
    else { return nil }
    return try pattern.read(match.texts)
  }

  /// The URL that leads to the screen, by its first pattern.
  ///
  /// A URL that is printed is read back as the same context. So it is nil for a screen that is not
  /// in the map, and for a context that its pattern cannot hold, such as an empty text in the path.
  ///
  /// - Parameters:
  ///   - step: The screen.
  ///   - context: The context that the URL carries.
  ///   - form: With a scheme or a host; by default with a scheme if the map has one.
  public func url<Screen, Context>(
    for step: DestinationStep<Screen, Context>, with context: Context, as form: Form? = nil
  ) -> URL? {
    for (index, candidate) in all.enumerated() where candidate.step == step.reference {
      guard let pattern = candidate as? LinkPattern<Context> else { continue }
      let texts = pattern.write(context)
      guard let url = pattern.url(from: origins, as: form, with: texts),
        let address = try? LinkAddress(url, from: origins), let match = try? match(address),
        match.index == index, match.texts.isSame(as: texts)
      else { return nil }
      return url
    }
    return nil
  }

  private func match(
    _ address: LinkAddress
  ) throws(LinkError) -> (index: Int, texts: LinkTexts, match: LinkMatch) {
    var failure: LinkError?
    for (index, pattern) in all.enumerated() {
      guard let texts = pattern.texts(in: address) else { continue }
      do throws(LinkError) {
        return (index, texts, try pattern.match(of: texts))
      } catch {
        failure = failure ?? error
      }
    }
    let nearest = all.min {
      $0.path.distance(to: address.path) < $1.path.distance(to: address.path)
    }
    throw failure
      ?? .noMatch(path: address.path.joined(separator: "/"), nearest: nearest?.summary)
  }
}

/// Collects the patterns of a ``LinkMap``.
///
/// ```swift
/// let links = LinkMap(schemes: ["shop"]) {
///   LinkPattern(home, "home")
///   if isSearchOn { LinkPattern(search, "search", QueryParameter<String>("q")) }
/// }
/// ```
@MainActor
@resultBuilder
public enum LinkMapBuilder {
  /// Patterns of whatever contexts.
  public struct Patterns {
    let all: [any AnyLinkPattern]
  }

  /// Takes one pattern, whatever its context.
  public static func buildExpression<Context>(_ pattern: LinkPattern<Context>) -> Patterns {
    Patterns(all: [pattern])
  }

  /// Patterns one after the other.
  public static func buildBlock(_ parts: Patterns...) -> Patterns {
    Patterns(all: parts.flatMap(\.all))
  }

  /// Patterns that are there under a condition.
  public static func buildOptional(_ part: Patterns?) -> Patterns { part ?? Patterns(all: []) }
}

import PortableUIKit
import StepRouter

/// The links of an app: the URLs that are its own, and the screens they lead to.
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
/// Links reach only screens in the map. The router goes there as after a tap, interceptors
/// included.
@MainActor
public struct LinkMap {
  /// The form of a printed URL.
  public enum Form: Sendable {
    /// With the map's first scheme: `shop://product/42`.
    case app
    /// With the map's first host: `https://shop.example/product/42`.
    case web
  }

  let origins: LinkOrigins
  let tree: LinkTree
  private let forms: PatternForms
  let all: [any AnyLinkPattern]
  /// The rules for opening the map's links; nil if they open as declared.
  var ruled: RuledMap?
  /// Mistakes in the declaration, such as patterns that match the same URL, or names without a
  /// parameter. If two patterns match, the map uses the first.
  public let faults: [LinkFault]

  /// Makes a map of these patterns.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes. In their URLs, the text in the host's place is the first
  ///     component of the path.
  ///   - hosts: The hosts of the app's universal links, in ASCII, for `https` and `http`. A host
  ///     may begin with `*.`, for a ``HostParameter``.
  ///   - lengthLimit: The maximum length of a URL, in bytes.
  ///   - onFaults: Called once if there are ``faults``. By default, a debug build stops there.
  ///   - patterns: The patterns.
  public init(
    schemes: [String] = [], hosts: [String] = [], lengthLimit: Int = 8192,
    onFaults: ([LinkFault]) -> Void = { assertionFailure("\($0)") },
    @LinkMapBuilder patterns: () -> LinkMapBuilder.Patterns
  ) {
    origins = LinkOrigins(schemes: schemes, hosts: hosts, lengthLimit: lengthLimit)
    all = patterns().all
    forms = PatternForms(of: all)
    tree = LinkTree.ofDeclaration(all.map(\.path), sharesHosts: !origins.schemes.isEmpty)
    faults = LinkFault.all(in: all, tree: tree, origins: origins)
    if !faults.isEmpty { onFaults(faults) }
  }

  /// The patterns as text, such as `product/:id`.
  public var patterns: [String] { all.map(\.summary) }

  /// Returns the URL's target; nil if the URL isn't the app's own. Throws if it's the app's own but
  /// leads nowhere.
  public func target(for url: URL) throws(LinkError) -> Target? {
    try match(for: url)?.target
  }

  /// Returns the URL's target, with a check whether it's already on screen.
  func match(for url: URL) throws(LinkError) -> LinkMatch? {
    guard let address = try LinkAddress(url, from: origins) else { return nil }
    let found = try match(address)
    return try ruled?.match(of: found.index, found.form, found.texts) ?? found.match
  }

  /// Returns the URL's context for this screen; nil if the URL isn't the app's own or leads to
  /// another screen. Throws if it's the app's own but leads nowhere.
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

  /// Returns the URL that leads to the screen, from the first of the screen's patterns that can
  /// hold the context.
  ///
  /// Reading a printed URL returns the same context. So the result is nil for a screen that isn't
  /// in the map, and for a context that none of its patterns can hold, such as an empty text in the
  /// path.
  ///
  /// - Parameters:
  ///   - step: The screen.
  ///   - context: The context that the URL carries.
  ///   - form: The form of the URL; by default ``LinkMap/Form/app`` if the map has a scheme,
  ///     otherwise ``LinkMap/Form/web``.
  public func url<Screen, Context>(
    for step: DestinationStep<Screen, Context>, with context: Context, as form: Form? = nil
  ) -> URL? {
    url(for: step.reference, with: context, as: form)
  }

  func url<Context>(for step: StepReference, with context: Context, as form: Form?) -> URL? {
    for (index, candidate) in all.enumerated() where candidate.isPrinted && candidate.step == step {
      guard let pattern = candidate as? LinkPattern<Context>, let texts = pattern.write(context),
        let url = pattern.url(from: origins, as: form, with: texts),
        let address = try? LinkAddress(url, from: origins), let match = try? match(address),
        match.index == index, match.texts.isSame(as: texts)
      else { continue }
      return url
    }
    return nil
  }

  func match(
    _ address: LinkAddress
  ) throws(LinkError) -> (index: Int, form: LinkForm, texts: LinkTexts, match: LinkMatch) {
    var failure: LinkError?
    for form in LinkSearch(for: address, in: tree).forms {
      let pattern = all[form.pattern]
      let texts = pattern.texts(in: address, of: form)
      do throws(LinkError) {
        return (form.pattern, form, texts, try pattern.match(of: texts))
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    throw .noMatch(
      path: address.path.joined(separator: "/"),
      nearest: all.isEmpty ? nil : NearestPattern(to: address.path, among: forms))
  }
}

import PortableUIKit
import StepRouter

/// A pattern with any context type.
@MainActor
protocol AnyLinkPattern {
  var step: StepReference { get }
  var location: CodeLocation { get }
  var path: LinkPath { get }
  var parameters: [DeclaredParameter] { get }
  var isPrinted: Bool { get }

  /// The description of the link's own chain.
  var described: RouteDescription { get }
  /// The presentations that a rule can choose, as the words that a document uses.
  var presentationWords: [String] { get }
  /// The type of the properties that a rule may carry.
  var propertiesType: (any (Decodable & Sendable).Type)? { get }

  func match(of texts: LinkTexts) throws(LinkError) -> LinkMatch
  /// Returns the match with the chain that a rule chooses, or with the link's own chain if the rule
  /// chooses none.
  func match(
    of texts: LinkTexts, by presentation: LinkRule.Presentation
  ) throws(LinkError) -> LinkMatch
  /// Describes the chain for a rule's presentation; nil if the pattern declares none.
  func description(of presentation: LinkRule.Presentation) -> RouteDescription?
  /// Returns the URL that the map prints for the context in these texts.
  func canonicalURL(of texts: LinkTexts, in map: LinkMap, as form: LinkMap.Form) -> URL?
}

extension LinkPattern: AnyLinkPattern {
  var step: StepReference { reference.value }

  var described: RouteDescription { declared.describe() }
  var presentationWords: [String] { ways.words }
  var propertiesType: (any (Decodable & Sendable).Type)? { ways.properties }

  func match(of texts: LinkTexts) throws(LinkError) -> LinkMatch {
    declared.bind(try read(texts))
  }

  func match(
    of texts: LinkTexts, by presentation: LinkRule.Presentation
  ) throws(LinkError) -> LinkMatch {
    (ways.way(for: presentation) ?? declared).bind(try read(texts))
  }

  func description(of presentation: LinkRule.Presentation) -> RouteDescription? {
    ways.way(for: presentation)?.describe()
  }

  func canonicalURL(of texts: LinkTexts, in map: LinkMap, as form: LinkMap.Form) -> URL? {
    (try? read(texts)).flatMap { map.url(for: step, with: $0, as: form) }
  }
}

extension AnyLinkPattern {
  var queryParameters: [DeclaredParameter] { parameters.filter { $0.position == .query } }

  /// Returns the texts of the parameters in an address of this form of the pattern's path.
  func texts(in address: LinkAddress, of form: LinkForm) -> LinkTexts {
    var texts = path.texts(in: address.path, of: form)
    for parameter in queryParameters {
      let items = address.query.filter { $0.name.isSame(as: parameter.name) }
      texts[parameter.name] = items.flatMap { $0.texts(between: parameter.separator) }
    }
    return texts
  }

  /// The path with its parameters, for lists and errors.
  var summary: String { path.summary(with: queryParameters.map(\.name)) }
}

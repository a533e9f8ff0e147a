import PortableUIKit
import StepRouter

/// Rules for opening links. A document of rules is built into the app, and a newer document can
/// replace it while the app runs.
///
/// ```json
/// {
///   "version": 1,
///   "rules": [
///     { "patterns": ["product/:id"],
///       "presentation": { "modal": { "detents": ["medium", "large"], "grabber": true } } },
///     { "patterns": ["account/orders"], "presentation": { "refused": "Back on Monday." } }
///   ]
/// }
/// ```
///
/// ```swift
/// let rules = try LinkRules(
///   builtIn: json, storedAt: file,
///   verify: { document, signature in isSigned(document, signature) })
/// let ruled = try links.ruled(by: rules)
/// try await rules.update(from: url, fetch: download)
/// ```
///
/// An app has one object of this class. A rule can do only what the app's ``LinkMap`` declares: it
/// chooses among the chains of the link's pattern. The rules check a document as a whole before it
/// takes effect, and a refused document changes nothing. A navigation that has begun isn't
/// affected.
@MainActor
public final class LinkRules {
  /// The source of the document in effect.
  ///
  /// ```swift
  /// if rules.origin == .builtIn { print("no newer rules yet") }
  /// ```
  public enum Origin: String, Sendable {
    /// The document is built into the app.
    case builtIn
    /// An earlier run of the app stored the document.
    case stored
    /// The app received the document in this run.
    case received
  }

  /// The source of the document in effect.
  public private(set) var origin: Origin
  var document: RulesDocument
  let store: RulesStore?
  let verify: @MainActor (Data, Data) -> Bool
  let onProblem: @MainActor (LinkRulesError) -> Void
  /// The number of times that a document has replaced another.
  private(set) var revision = 0
  private let builtIn: RulesDocument
  private var maps: [WeakMap] = []
  private var appliedRules: Set<LinkRule> = []

  private struct WeakMap {
    weak var map: RuledMap?
  }

  /// Reads the built-in document, and the stored one, which takes effect if its version is higher.
  ///
  /// - Parameters:
  ///   - json: The built-in document. Throws ``LinkRulesError/refused(_:)`` if it isn't a document
  ///     of rules.
  ///   - name: The document's name in messages.
  ///   - file: The file that keeps the last document received, for the next start of the app.
  ///   - verify: Returns true if the signature belongs to the document. By default, it accepts
  ///     none, so the built-in document stays in effect.
  ///   - onProblem: Called if the stored document can't be used, or a new one can't be stored.
  public init(
    builtIn json: Data, named name: String = "built-in rules", storedAt file: URL? = nil,
    verify: @escaping @MainActor (_ document: Data, _ signature: Data) -> Bool = { _, _ in false },
    onProblem: @escaping @MainActor (LinkRulesError) -> Void = { _ in }
  ) throws(LinkRulesError) {
    builtIn = try RulesReader.read(json, named: name)
    document = builtIn
    origin = .builtIn
    store = file.map(RulesStore.init)
    self.verify = verify
    self.onProblem = onProblem
    readStored()
  }

  /// The version of the document in effect.
  public var version: Int { document.version }

  /// The rules of the document in effect, one for each pattern, in the document's order.
  public var all: [LinkRule] {
    document.rules.flatMap { rule in
      rule.patterns.map { declared in
        LinkRule(
          pattern: declared.pattern.text, presentation: rule.presentation, document: document.name,
          line: declared.place.line, column: declared.place.column)
      }
    }
  }

  /// The rules in effect that have applied to a link so far, in the document's order.
  public var applied: [LinkRule] { all.filter(appliedRules.contains) }

  func noteApplied(_ rule: LinkRule) { appliedRules.insert(rule) }

  private func readStored() {
    guard let store, let stored = store.read() else { return }
    do throws(LinkRulesError) {
      guard verify(stored.document, stored.signature) else {
        throw .wrongSignature(document: store.name)
      }
      let read = try RulesReader.read(stored.document, named: store.name)
      // A new release of the app may have newer rules built in.
      guard read.version > builtIn.version else { return }
      document = read
      origin = .stored
    } catch {
      onProblem(error)
    }
  }
}

extension LinkRules {
  /// Makes a map for the document in effect, and updates the map when the document changes. If a
  /// stored document doesn't fit the map, the built-in document takes its place.
  func attach(
    _ make: (LinkRules) throws(LinkRulesError) -> RuledMap
  ) throws(LinkRulesError) -> RuledMap {
    let map: RuledMap
    do throws(LinkRulesError) { map = try make(self) } catch {
      guard origin == .stored else { throw error }
      onProblem(error)
      try count(builtIn, from: .builtIn)
      map = try make(self)
    }
    maps.removeAll { $0.map == nil }
    maps.append(WeakMap(map: map))
    return map
  }

  /// Puts a document into effect if it fits all maps; otherwise throws and changes nothing.
  func count(_ new: RulesDocument, from origin: Origin) throws(LinkRulesError) {
    var changes: [@MainActor () -> Void] = []
    for map in maps.compactMap(\.map) { changes.append(try map.checked(new)) }
    for change in changes { change() }
    document = new
    self.origin = origin
    appliedRules = []
    revision += 1
  }
}

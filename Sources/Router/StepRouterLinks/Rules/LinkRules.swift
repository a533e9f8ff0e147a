import PortableUIKit
import StepRouter

/// Rules that say how links open, in a document that is built into the app and that a newer one
/// replaces while the app runs.
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
/// An app has one. A rule can do only what the app's ``LinkMap`` declares: choose among the chains
/// of the link's pattern. A document is checked as a whole before it takes effect, and one that is
/// refused changes nothing. A navigation that has begun goes on as it began.
@MainActor
public final class LinkRules {
  /// Where the document in effect comes from.
  ///
  /// ```swift
  /// if rules.origin == .builtIn { print("no newer rules yet") }
  /// ```
  public enum Origin: String, Sendable {
    /// It's built into the app.
    case builtIn
    /// An earlier run of the app has stored it.
    case stored
    /// It has come in this run.
    case received
  }

  /// Where the document in effect comes from.
  public private(set) var origin: Origin
  var document: RulesDocument
  let store: RulesStore?
  let verify: @MainActor (Data, Data) -> Bool
  let onProblem: @MainActor (LinkRulesError) -> Void
  /// How many times a document has replaced another one so far.
  private(set) var revision = 0
  private let builtIn: RulesDocument
  private var maps: [WeakMap] = []
  private var appliedRules: Set<LinkRule> = []

  private struct WeakMap {
    weak var map: RuledMap?
  }

  /// Reads the built-in document, and the stored one if that is newer.
  ///
  /// - Parameters:
  ///   - json: The built-in document. Throws ``LinkRulesError/refused(_:)`` if it isn't a document
  ///     of rules.
  ///   - name: The document's name in messages.
  ///   - file: A file for the last document that has come, to begin with when the app starts again.
  ///   - verify: Returns true if a document has this signature. By default, only the built-in
  ///     document is accepted.
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

  /// The document's rules, a rule for each pattern, in order.
  public var all: [LinkRule] {
    document.rules.flatMap { rule in
      rule.patterns.map { declared in
        LinkRule(
          pattern: declared.pattern.text, presentation: rule.presentation, document: document.name,
          line: declared.place.line, column: declared.place.column)
      }
    }
  }

  /// The document's rules that have applied to a link so far, in order.
  public var applied: [LinkRule] { all.filter(appliedRules.contains) }

  func noteApplied(_ rule: LinkRule) { appliedRules.insert(rule) }

  private func readStored() {
    guard let store, let stored = store.read() else { return }
    do throws(LinkRulesError) {
      guard verify(stored.document, stored.signature) else {
        throw .wrongSignature(document: store.name)
      }
      let read = try RulesReader.read(stored.document, named: store.name)
      // An app's new release may be built with newer rules.
      guard read.version > builtIn.version else { return }
      document = read
      origin = .stored
    } catch {
      onProblem(error)
    }
  }
}

extension LinkRules {
  /// Makes a map with the closure for the present document, and keeps it up to date.
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

  /// Puts a document into effect if it fits all maps.
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

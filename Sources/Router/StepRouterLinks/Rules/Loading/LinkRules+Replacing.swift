import PortableUIKit
import StepRouter

extension LinkRules {
  /// Puts a newer document into effect for every link that opens after this call. Returns false if
  /// the document has the version that is already in effect.
  ///
  /// ```swift
  /// try rules.replace(with: document, signature: signature)
  /// ```
  ///
  /// Checks the signature first, then the version, then the document against each map. If anything
  /// is wrong, throws, and nothing changes. A navigation that has begun goes on as it began.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - signature: What the app's `verify` gets with it.
  ///   - name: The document's name in messages.
  @discardableResult
  public func replace(
    with json: Data, signature: Data, named name: String = "rules"
  ) throws(LinkRulesError) -> Bool {
    guard verify(json, signature) else { throw .wrongSignature(document: name) }
    let new = try RulesReader.read(json, named: name)
    if new.version < version {
      throw .older(document: name, version: new.version, present: version)
    }
    if new.version == version { return false }
    try count(new, from: .received)
    do throws(LinkRulesError) {
      try store?.write(RulesStore.Content(document: json, signature: signature))
    } catch {
      onProblem(error)
    }
    return true
  }
}

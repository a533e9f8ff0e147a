import PortableUIKit
import StepRouter

extension LinkRules {
  /// Puts a newer document into effect for every link that opens after this call. Returns false if
  /// the document has the same version as the one in effect.
  ///
  /// ```swift
  /// try rules.replace(with: document, signature: signature)
  /// ```
  ///
  /// Checks the signature first, then the document's form, its version, and finally whether it fits
  /// each map. If anything is wrong, throws, and nothing changes. If only storing the document
  /// fails, `onProblem` gets the error and the document takes effect. A navigation that has begun
  /// isn't affected.
  ///
  /// - Parameters:
  ///   - json: The document.
  ///   - signature: The document's signature, for the app's `verify`.
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

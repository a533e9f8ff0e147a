import PortableUIKit
import StepRouter

/// The reason why the rules can't use a document, or can't store it. A new document that they can't
/// use doesn't replace the one in effect.
///
/// ```swift
/// do { try rules.replace(with: document, signature: signature) } catch { print(error) }
/// // rules.json:4:19: there is no presentation “modul”: write “push”, “modal”, …
/// ```
public enum LinkRulesError: Error, Hashable, Sendable {
  /// The document has these faults: only the first one if it isn't JSON. If the form of its rules
  /// is wrong, the check against the app's links doesn't run.
  case refused([LinkRulesFault])
  /// The document is older than the one in effect.
  case older(document: String, version: Int, present: Int)
  /// The app's `verify` doesn't accept the signature.
  case wrongSignature(document: String)
  /// The app's `fetch` threw an error.
  case fetchFailed(url: String, reason: String)
  /// The app's `fetch` took longer than the time limit.
  case timedOut(url: String, limit: Duration)
  /// The task that awaited the document was cancelled.
  case cancelled(url: String)
  /// The new document is in effect, but the app couldn't store it for its next start.
  case notStored(file: String, reason: String)
}

extension LinkRulesError: CustomStringConvertible {
  /// Explains the problem and what to do, with a line for each fault.
  public var description: String {
    switch self {
    case .refused(let faults): faults.map(\.description).joined(separator: "\n")
    case .older(let document, let version, let present):
      "\(document) has version \(version), but version \(present) is in effect: raise its version."
    case .wrongSignature(let document):
      "The signature of \(document) is not the app's: sign the document again, or give LinkRules a "
        + "“verify” that accepts it."
    case .fetchFailed(let url, let reason): "\(url) could not be fetched: \(reason)"
    case .timedOut(let url, let limit): "\(url) did not come within \(limit)."
    case .cancelled(let url): "The task that awaited \(url) was cancelled."
    case .notStored(let file, let reason): "\(file) could not be written: \(reason)"
    }
  }
}

/// A fault in a document of rules, with its place.
///
/// ```swift
/// if case .refused(let faults) = rulesError { for fault in faults { print(fault) } }
/// // rules.json:4:19: “produkt/:id” matches no link of the app: the nearest is “product/:id”
/// ```
public struct LinkRulesFault: Hashable, Sendable, CustomStringConvertible {
  /// The name of the document.
  public let document: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in the line, counted from 1.
  public let column: Int
  /// The problem, and what to do about it.
  public let reason: String
  /// The place and the reason.
  public var description: String { "\(document):\(line):\(column): \(reason)" }
}

extension [LinkRulesFault] {
  /// The faults in the order of their places.
  var inOrder: Self {
    enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset)
        < ($1.element.line, $1.element.column, $1.offset)
    }.map(\.element)
  }
}

extension LinkRulesFault {
  init(_ fault: JSONFault, in document: String) {
    self.init(
      document: document, line: fault.place.line, column: fault.place.column, reason: fault.reason)
  }
}

#if !canImport(UIKit)
import Foundation
import StepRouterExplorer

/// What the explorer reports of a faulty app.
public enum ExpectedFinding: Sendable, Equatable {
  /// UIKit writes this line, or raises an exception with this text. `0x…` stands for an address, and
  /// `…` alone for what differs from app to app.
  case complaint(String)
  /// The app breaks the property of this name.
  case brokenProperty(String)
  /// A fault that needs no words of the app's, with this in its description.
  case fault(Exploration.Problem.Kind, String)

  /// Returns true for a problem that is this one.
  public func matches(_ problem: Exploration.Problem) -> Bool {
    switch self {
    case .complaint(let text):
      problem.kind == .complaint && Self.isWhole(problem.detail, as: text)
    case .brokenProperty(let name):
      problem.kind == .propertyBroken && problem.detail.contains("“\(name)”")
    case .fault(let kind, let text):
      problem.kind == kind && problem.detail.contains(text)
    }
  }

  /// The words to look for, as the page and the terminal show them.
  public var text: String {
    switch self {
    case .complaint(let text): text
    case .brokenProperty(let name): "broken: \(name)"
    case .fault(let kind, let text): "\(kind.rawValue): \(text)"
    }
  }

  /// Returns true if the complaint has nothing but these words, the number of the misuse, and a
  /// remark that it's an exception. The explorer leaves out addresses.
  private static func isWhole(_ complaint: String, as text: String) -> Bool {
    let parts = text.replacing(": 0x…", with: "").split(
      separator: "…", omittingEmptySubsequences: false)
    var rest = complaint.replacing(#/ \(M[0-9]+\)$/#, with: "")
      .replacing("The app crashes here: UIKit raises an exception. ", with: "")[...]
    guard let first = parts.first, let last = parts.last, rest.hasPrefix(first) else {
      return false
    }
    rest.removeFirst(first.count)
    guard parts.count > 1 else { return rest.isEmpty }
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
#endif

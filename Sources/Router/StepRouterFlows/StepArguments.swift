import PortableUIKit
import StepRouter

/// The arguments of a step in a document, as JSON.
struct StepArguments: Hashable {
  private let step: Data
  private let line: Int

  /// Stores the whole step, which begins on this line.
  init(step: Data, line: Int) {
    self.step = step
    self.line = line
  }

  /// Compares only the texts, so the steps may stand on different lines.
  static func == (one: Self, other: Self) -> Bool { one.step == other.step }

  func hash(into hasher: inout Hasher) { hasher.combine(step) }

  func decode<Arguments: Decodable>(
    as type: Arguments.Type
  ) throws(FlowDocument.Problem) -> Arguments {
    do throws(JSONFault) {
      let node = try JSONNode(document: step)
      return try (node["with"] ?? node).decode(as: type)
    } catch {
      let key = ["with", error.key].compactMap { $0 }.joined(separator: ".")
      throw FlowDocument.Problem(
        line: line + error.place.line - 1, key: key, reason: "\(error.reason), in its “with”")
    }
  }
}

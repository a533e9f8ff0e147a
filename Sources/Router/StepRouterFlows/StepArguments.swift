import PortableUIKit
import StepRouter

/// What a step of a document gets `with` it, as JSON.
struct StepArguments: Hashable {
  private let step: Data
  private let line: Int

  /// Keeps the whole step, which begins on this line.
  init(step: Data, line: Int) {
    self.step = step
    self.line = line
  }

  /// Two steps with the same text are the same, wherever they stand.
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

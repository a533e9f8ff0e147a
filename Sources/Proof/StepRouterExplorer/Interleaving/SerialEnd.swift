import PortableUIKit
import StepRouterTesting

/// The result of requests: the contents of all windows, regardless of object identity, and the
/// app's own state.
struct SerialEnd: Equatable {
  private let text: String

  @MainActor
  init(of replay: Replay) {
    let parts = replay.device.perform {
      replay.windows.flatMap { [HierarchySnapshot(of: $0.window).description, $0.app.state()] }
    }
    text = parts.joined(separator: "\n")
  }

  /// Returns the lines that only one of the two ends has: “-” marks those of the other end, “+”
  /// those of this one.
  func differences(from other: SerialEnd) -> [String] {
    LineDiff(from: other.text, to: text).differences
  }
}

extension LineDiff {
  /// The lines that only one of the two texts has: “-” marks those of the first, “+” those of the
  /// second.
  var differences: [String] {
    lines.compactMap { line in
      switch line {
      case .same: nil
      case .removed(let line): "-\(line.trimmingPrefix { $0 == " " })"
      case .added(let line): "+\(line.trimmingPrefix { $0 == " " })"
      }
    }
  }
}

import PortableUIKit

/// Where requests have led to: what is in the windows, whoever that is, and what the app says.
struct SerialEnd: Equatable {
  private let text: String

  @MainActor
  init(of replay: Replay) {
    let parts = replay.device.perform {
      replay.windows.flatMap { [HierarchySnapshot(of: $0.window).description, $0.app.state()] }
    }
    text = parts.joined(separator: "\n")
  }

  /// The lines of another end that are not here, and those that are here and not there.
  func differences(from other: SerialEnd) -> [String] {
    LineDiff(from: other.text, to: text).lines.compactMap { line in
      switch line {
      case .same: nil
      case .removed(let line): "-\(line.trimmingPrefix { $0 == " " })"
      case .added(let line): "+\(line.trimmingPrefix { $0 == " " })"
      }
    }
  }
}

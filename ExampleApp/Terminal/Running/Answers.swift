/// Waits for what screens answer that were asked for by a command.
@MainActor
final class Answers {
  private var lines: [String] = []

  /// Waits for an answer. Why a screen could not be shown is reported by the router.
  func wait(for name: String, _ answer: @escaping @MainActor () async throws -> String) {
    Task {
      do {
        lines.append("“\(name)” was answered: \(try await answer())")
      } catch is CancellationError {
        lines.append("“\(name)” has gone without an answer.")
      } catch {}
    }
  }

  /// What has been answered since this was last asked.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}

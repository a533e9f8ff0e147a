/// Waits for the answers of the screens that commands request.
@MainActor
final class Answers {
  private var lines: [String] = []

  /// Waits for an answer. Ignores other errors, because the router reports why a screen couldn't
  /// appear.
  func wait(for name: String, _ answer: @escaping @MainActor () async throws -> String) {
    Task {
      do {
        lines.append("“\(name)” was answered: \(try await answer())")
      } catch is CancellationError {
        lines.append("“\(name)” has gone without an answer.")
      } catch {}
    }
  }

  /// Returns the answers since the last call.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// The questions that the walks of this process have asked.
@MainActor
package final class WalkMemory {
  /// The maximum number of questions about one subject: for a title that counts, walks would never
  /// stop asking.
  private static let most = 12

  private var asked: Set<String> = []
  private var counts: [String: Int] = [:]

  package nonisolated init() {}

  /// Returns true if this question is new and its subject isn't used up, and remembers the
  /// question.
  package func admits(_ key: String, about subject: String) -> Bool {
    guard !asked.contains(key), counts[subject, default: 0] < Self.most else { return false }
    asked.insert(key)
    counts[subject, default: 0] += 1
    return true
  }

  /// Allows this question to be asked again.
  package func forget(_ key: String, about subject: String) {
    if asked.remove(key) != nil { counts[subject, default: 1] -= 1 }
  }
}

/// What the walks of this process have asked.
@MainActor
package final class WalkMemory {
  /// How often walks ask about one subject: a title that counts must not make them ask for ever.
  private static let most = 12

  private var asked: Set<String> = []
  private var counts: [String: Int] = [:]

  package nonisolated init() {}

  /// Returns true, and notes it, if this is a new question and its subject isn't used up.
  package func admits(_ key: String, about subject: String) -> Bool {
    guard !asked.contains(key), counts[subject, default: 0] < Self.most else { return false }
    asked.insert(key)
    counts[subject, default: 0] += 1
    return true
  }

  /// Lets this be asked once more.
  package func forget(_ key: String, about subject: String) {
    if asked.remove(key) != nil { counts[subject, default: 1] -= 1 }
  }
}

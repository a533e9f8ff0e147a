/// What the walks of this process have asked.
@MainActor
final class WalkMemory {
  /// The number of places in which to compare a screen that has stayed.
  private static let mostPlaces = 12

  private var asked: Set<String> = []
  private var counts: [String: Int] = [:]

  nonisolated init() {}

  /// Whether nobody has asked this before, and notes that somebody does.
  func isNew(_ key: String) -> Bool { asked.insert(key).inserted }

  /// Whether somebody has asked this before.
  func knows(_ key: String) -> Bool { asked.contains(key) }

  /// Lets this be asked once more.
  func forget(_ key: String) { asked.remove(key) }

  /// Whether something may be asked once more, and counts that.
  func hasRoom(for key: String) -> Bool {
    counts[key, default: 0] += 1
    return counts[key, default: 0] <= Self.mostPlaces
  }
}

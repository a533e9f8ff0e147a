/// Guesses what somebody meant to write.
enum Spelling {
  /// The candidate with the fewest letters to change, if it is near enough to be meant.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = word.lowercased()
    let ranked = candidates.map { candidate in
      (candidate, distance: distance(from: word, to: candidate.lowercased()))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, best.0.count / 3) ? best.0 : nil
  }

  /// How many letters must be inserted, removed, replaced or swapped with their neighbour.
  static func distance(from old: String, to new: String) -> Int {
    let (old, new) = (Array(old), Array(new))
    var rows = [Array(0...new.count)]
    for i in old.indices {
      var row = [i + 1]
      for j in new.indices {
        let change = rows[i][j] + (old[i] == new[j] ? 0 : 1)
        var best = min(rows[i][j + 1] + 1, row[j] + 1, change)
        if i > 0, j > 0, old[i] == new[j - 1], old[i - 1] == new[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[old.count][new.count]
  }
}

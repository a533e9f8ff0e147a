/// Suggests corrections for misspelled words.
enum Spelling {
  private static let mostProposals = 4

  /// Returns a “did you mean” question; nil if no candidate is close. If a few candidates begin
  /// with the word, it proposes those.
  ///
  /// - Parameter form: Returns the text to suggest for a candidate.
  static func question(
    about word: String, among candidates: [String], _ form: (String) -> String = { $0 }
  ) -> String? {
    let longer = candidates.filter { !word.isEmpty && $0.begins(as: word) }
    let isFew = !longer.isEmpty && longer.count <= mostProposals
    let proposals = isFew ? longer : nearest(to: word, among: candidates).map { [$0] } ?? []
    guard let last = proposals.last else { return nil }
    let others = proposals.dropLast().map { "“\(form($0))”" }.joined(separator: ", ")
    return "did you mean \(others)\(others.isEmpty ? "" : " or ")“\(form(last))”?"
  }

  /// Returns the candidate with the fewest letters to change; nil if none is close enough.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      let allowed = max(2, letters.count / 3)
      // Each missing or extra letter is a change, so a much longer or shorter candidate can't
      // match.
      guard abs(letters.count - word.count) <= allowed else { continue }
      let distance = distance(from: word, to: letters)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Returns the number of letters to insert, remove, replace or swap with a neighbor.
  private static func distance(from old: [Character], to new: [Character]) -> Int {
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

extension String {
  /// Returns true if the string begins with the other one, ignoring case.
  func begins(as beginning: String) -> Bool { lowercased().hasPrefix(beginning.lowercased()) }
}

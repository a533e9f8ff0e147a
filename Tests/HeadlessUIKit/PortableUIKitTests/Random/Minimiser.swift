/// Removes from a failing sequence whatever the failure doesn't need.
enum Minimiser {
  /// - Parameter fails: says whether a sequence still fails.
  static func shortest<Element>(
    _ sequence: [Element], where fails: ([Element]) -> Bool
  ) -> [Element] {
    var shortest = sequence
    var length = max(sequence.count / 2, 1)
    while true {
      let before = shortest.count
      shortest = withoutRuns(of: length, in: shortest, where: fails)
      if length == 1, shortest.count == before { return shortest }
      if shortest.count == before { length = max(length / 2, 1) }
    }
  }

  private static func withoutRuns<Element>(
    of length: Int, in sequence: [Element], where fails: ([Element]) -> Bool
  ) -> [Element] {
    var shortest = sequence
    var start = 0
    while start < shortest.count {
      var candidate = shortest
      candidate.removeSubrange(start..<min(start + length, shortest.count))
      if fails(candidate) { shortest = candidate } else { start += length }
    }
    return shortest
  }
}

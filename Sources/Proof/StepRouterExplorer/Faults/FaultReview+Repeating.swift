extension FaultReview {
  /// Repeats each fault this many times, to tell the steady ones from the others. Doesn't repeat
  /// faults that only all states together show or that end the process.
  @MainActor
  package mutating func repeatFaults(_ tries: Int, with explorer: Explorer) async {
    for index in entries.indices {
      let fault = entries[index].fault
      guard !fault.first.needsWhole, !fault.first.endsProcess else {
        entries[index].steadiness = Steadiness(occurrences: 0, of: 0)
        continue
      }
      var occurrences = 0
      for _ in 0..<tries where await explorer.repeated(fault) != nil { occurrences += 1 }
      entries[index].steadiness = Steadiness(occurrences: occurrences, of: tries)
    }
  }
}

extension Exploration {
  /// The result in a sentence, with the culprits' names.
  ///
  /// ```swift
  /// print(exploration.verdict)
  /// // 2 faults: CartViewController leaks (25 times), “bag” is not visible
  /// // Nothing is wrong: 340 states, 10,200 requests
  /// ```
  public var verdict: String {
    let faults = faults
    return faults.isEmpty ? "Nothing is wrong: \(basis)" : faults.listed("fault")
  }

  /// The numbers of states and requests that the verdict rests on.
  package var basis: String {
    let requests = tally.count { $0.subject != .move && $0.subject != .closing }
    let asked = requests == 0 ? "no destination was asked for" : requests.counted("request")
    return "\(states.count.counted("state")), \(asked)"
  }
}

extension [Exploration.Fault] {
  /// Returns the number of faults and the first of them by name: `1 new fault: Cart leaks`
  package func listed(_ noun: String, upTo most: Int = 3) -> String {
    let names = prefix(most).map(\.description).joined(separator: ", ")
    let rest = count > most ? ", and \((count - most).grouped) more" : ""
    return "\(count.counted(noun)): \(names)\(rest)"
  }
}

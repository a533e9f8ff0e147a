extension Explorer {
  /// Judges the app right after its start: the declarations, and the rules that hold whenever
  /// nothing moves.
  func atStart() async -> Replayed<Verdict> {
    var replayed = await afterMoves([]) { replay in
      var verdict = Verdict()
      verdict.outcome = .moved
      verdict.problems = replay.declarationMistakes + replay.watch.broken
      await replay.judgeRest(&verdict, since: nil)
      return verdict
    }
    // The attempts report leaks.
    replayed.leaked = []
    return replayed
  }

  /// Searches, after these moves, for a way to a state in which an `eventually` property holds.
  ///
  /// ```swift
  /// let again = await explorer.replay([.tap("Bag")], reaching: "home can be reached")
  /// expectNothingWrong(again, reporter: .swiftTesting)
  /// ```
  public func replay(_ moves: [UserMove], reaching property: String) async -> Exploration {
    var visit = Visit(moves, of: self)
    await visit.trySearch(for: property)
    return visit.exploration
  }
}

extension Visit {
  /// Judges the app right after its start.
  ///
  /// - Parameter first: The first start in this process, to compare this one with; nil if there was
  ///   none.
  mutating func tryStart(since first: String? = nil) async {
    Whereabouts.shared.begin(nil)
    let replayed = await explorer.atStart()
    var verdict = replayed.verdict { $0 }
    if let problem = await explorer.sharedStateFault(since: first) {
      verdict.problems.append(problem)
    }
    if !verdict.problems.isEmpty { note(.init(state: record.state, verdict)) }
  }

  /// Tries all moves on from here, up to the number that the property allows.
  mutating func trySearch(for property: String) async {
    let laws = await explorer.outline()?.laws ?? []
    guard let index = laws.firstIndex(where: { $0.name == property && $0.kind == .eventually })
    else {
      let names = laws.filter { $0.kind == .eventually }.map(\.name)
      return note(.init(state: record.state, Verdict(unknownProperty: property, among: names)))
    }
    var verdict = Verdict()
    verdict.outcome = .moved
    if await !explorer.reaches(index, of: laws, after: moves) {
      verdict.problems = [laws[index].breach(on: [])]
    }
    note(.init(state: record.state, verdict))
  }
}

extension Explorer {
  fileprivate func reaches(
    _ index: Int, of laws: [PropertyLaw], after moves: [UserMove]
  ) async -> Bool {
    var seen: Set<Fingerprint> = []
    var front = [moves]
    for left in (0...laws[index].within).reversed() {
      var next: [[UserMove]] = []
      for way in front {
        let replayed = await afterMoves(way) { replay in
          (replay.key.fingerprint, replay.watch.label, left > 0 ? replay.takeMoves() : [])
        }
        guard let (fingerprint, label, further) = replayed.result else { continue }
        if laws.reading(label, of: index)?.effect == true { return true }
        if seen.insert(fingerprint).inserted { next += further.map { way + [$0] } }
      }
      front = next
    }
    return false
  }
}

extension Verdict {
  fileprivate init(unknownProperty name: String, among names: [String]) {
    note(
      .notReplayed,
      "There is no property “\(name)” that must be possible to bring about"
        + (names.isEmpty ? ": the app declares none." : ", but \(names.listed)."))
  }
}

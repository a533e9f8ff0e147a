extension Expedition {
  /// Adds every record of a file. Throws if one doesn't follow from the records before it.
  mutating func restore(_ reader: inout ExplorationReader) throws(ExplorationFileError) {
    while let record = try reader.next() {
      if let flaw = flaw(in: record, knowing: covered) { throw reader.inconsistent(flaw) }
      restore(record)
    }
    // A file that was cut off after its last record is complete, too.
    let due = next()
    guard reader.end != nil else { return }
    if let due { throw reader.inconsistent("it ends, though \(due) is due") }
    try reader.checkEnd(states: exploration.states.count)
  }

  /// Returns the reason that this can't be the next record; nil if it can.
  ///
  /// - Parameter covered: The items the file covered before this record.
  mutating func flaw(
    in record: ExplorationRecord, knowing covered: Set<CoveredItem>
  ) -> String? {
    let found = ExplorationDue(phase: record.phase, state: record.state)
    guard let due = next() else { return "it is about \(found), though nothing more is due" }
    guard found == due else { return "it is about \(found), though \(due) is due" }
    if record.reusedCount != 0 { return "it counts what was reused" }
    if let state = record.trials.map(\.state).first(where: { $0 != record.state }) {
      return "it tells of an attempt in state \(state)"
    }
    let known = record.covered.first { covered.contains($0) }
    if let known { return "“\(known.name)” was gone through before" }
    guard Set(record.covered).count == record.covered.count else {
      return "it tells twice that something was gone through"
    }
    return record.phase == .states
      ? flaw(ofMoves: record, knowing: covered) : record.flaw(of: outline, in: scope)
  }

  private func flaw(
    ofMoves record: ExplorationRecord, knowing covered: Set<CoveredItem>
  ) -> String? {
    guard record.hasMovesOnly else { return "it tells of more than moves" }
    let way = exploration.states[record.state].moves
    var (count, new) = (exploration.states.count, Set<Fingerprint>())
    for step in record.steps {
      guard (way + [step.move]).length <= max(scope.depth, 0) else {
        return "\(step.move) is beyond the depth"
      }
      switch (step.to, step.fingerprint) {
      case (nil, nil): continue
      case (let state?, nil):
        guard (0..<count).contains(state) else {
          return "\(step.move) leads to state \(state), which is not known"
        }
      case (let state, let fingerprint?):
        guard places[fingerprint] == nil, !new.contains(fingerprint) else {
          return "\(step.move) leads to a new state that is known"
        }
        // A state beyond the limit has no number.
        guard state == (count < limit ? count : nil) else {
          return "the state to which \(step.move) leads has a wrong number"
        }
        // Several moves may lead to the same state without a number.
        if state == nil { continue }
        count += 1
        new.insert(fingerprint)
      }
    }
    var known = covered
    let moves = record.steps.map { CoveredItem(.move, $0.move.description) }
      .filter { known.insert($0).inserted }
    return record.covered.filter { $0.kind == .move } == moves
      ? nil : "its moves are not those that were gone through"
  }
}

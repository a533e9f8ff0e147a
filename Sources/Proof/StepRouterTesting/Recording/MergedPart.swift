/// A part that is being merged.
struct MergedPart {
  private var reader: ExplorationReader
  private var head: ExplorationRecord?
  /// What it has gone through.
  private var covered: Set<CoveredItem> = []

  init(_ reader: ExplorationReader) throws(ExplorationFileError) {
    self.reader = reader
    head = try self.reader.next()
  }

  var name: String { reader.name }
  var shard: Shard { reader.header.shard }

  /// The record that is due, if it follows from what is known.
  mutating func take(
    _ due: ExplorationDue, _ expedition: inout Expedition
  ) throws(ExplorationFileError) -> ExplorationRecord {
    guard let record = head else {
      throw reader.end == nil
        ? .incomplete(file: name) : reader.inconsistent("it ends, though \(due) is due")
    }
    if let flaw = expedition.flaw(in: record, knowing: covered) { throw reader.inconsistent(flaw) }
    covered.formUnion(record.covered)
    head = try reader.next()
    return record
  }

  /// Throws unless all of it was taken, and its end says so.
  func checkEnd(of expedition: Expedition) throws(ExplorationFileError) {
    if let head {
      let found = ExplorationDue(phase: head.phase, state: head.state)
      throw reader.inconsistent("it is about \(found), though nothing is due any more")
    }
    guard reader.end != nil else { throw .incomplete(file: name) }
    try reader.checkEnd(states: expedition.exploration.states.count)
  }
}

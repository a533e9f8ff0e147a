/// A part of an exploration during a merge.
struct MergedPart {
  private var reader: ExplorationReader
  private var head: ExplorationRecord?
  private var covered: Set<CoveredItem> = []

  init(_ reader: ExplorationReader) throws(ExplorationFileError) {
    self.reader = reader
    head = try self.reader.next()
  }

  var name: String { reader.name }
  /// Whether the part was cut off before the due record.
  var isLost: Bool { head == nil && reader.end == nil }
  var shard: Shard { reader.header.shard }

  /// Takes the due record. Throws if it doesn't follow from the records before it.
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

  /// Throws unless the merge has taken every record and the part's end matches.
  func checkEnd(of expedition: Expedition) throws(ExplorationFileError) {
    if let head {
      let found = ExplorationDue(phase: head.phase, state: head.state)
      throw reader.inconsistent("it is about \(found), though nothing more is due")
    }
    guard reader.end != nil else { throw .incomplete(file: name) }
    try reader.checkEnd(states: expedition.exploration.states.count)
  }
}

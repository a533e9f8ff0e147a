/// Cuts the units of an exploration into parts, so that many workers stay busy until the end, and
/// joins the parts' records.
package struct UnitParts {
  /// The number of destinations in a part. They take about as many starts of the app as looking
  /// around does.
  package static let size = 8

  private let count: Int
  private let isCut: Bool
  private var records: [ExplorationRecord] = []

  /// If verdicts are reused, the units aren't cut: each part would have to look at the state again.
  package init(of outline: AppOutline, _ scope: ExplorationScope) {
    count = outline.destinations.count
    isCut = !scope.reusesVerdicts && count > Self.size
  }

  /// Returns the parts of a unit, in order; the unit itself if it isn't cut.
  package func parts(of unit: ExplorationUnit) -> [ExplorationUnit] {
    guard isCut, unit.phase == .destinations else { return [unit] }
    return ranges.map { range in
      var part = unit
      part.part = range
      return part
    }
  }

  /// Adds the record of the next part. Returns the record of its unit once all parts are there.
  package mutating func add(_ record: ExplorationRecord) -> ExplorationRecord? {
    guard isCut, record.phase == .destinations else { return record }
    records.append(record)
    guard records.count == ranges.count else { return nil }
    defer { records = [] }
    // If the app crashed or hung in a part, nothing is known about the whole unit.
    let cut = zip(records, ranges).first { $0.outcomes.count != $1.count }
    return cut?.0 ?? records.dropFirst().reduce(into: records[0]) { $0.append($1) }
  }

  private var ranges: [Range<Int>] {
    stride(from: 0, to: count, by: Self.size).map { $0..<min($0 + Self.size, count) }
  }
}

extension ExplorationRecord {
  /// Appends the record of the next part of the same unit.
  fileprivate mutating func append(_ part: ExplorationRecord) {
    outcomes += part.outcomes
    trials += part.trials
    let known = Set(covered)
    covered += part.covered.filter { !known.contains($0) }
    sights += part.sights
    idle += part.idle.filter { one in !idle.contains { $0.untitled == one.untitled } }
  }
}

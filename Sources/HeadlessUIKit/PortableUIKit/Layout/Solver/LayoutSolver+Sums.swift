#if !canImport(UIKit)
/// Sums of terms, and the rows in which they are kept.
extension LayoutSolver {
  /// Adds up what is written in terms of what can still be chosen.
  mutating func collect(_ start: Double) {
    for term in written { refresh(term.unknown) }
    constant = start
    for term in written { add(term.unknown, term.factor) }
    written.removeAll(keepingCapacity: true)
  }

  /// Adds an unknown, or its row, whose unknowns can all be chosen.
  mutating func add(_ unknown: Int, _ factor: Double) {
    switch roles[unknown] {
    case .zero: return
    case .free, .tight: touch(unknown, factor)
    case .solved, .slack:
      let row = rows[unknown]
      constant += row.constant * factor
      for index in row.start..<row.start + row.count {
        let term = pool[index]
        if roles[term.unknown] != .zero { touch(term.unknown, term.factor * factor) }
      }
    }
  }

  mutating func touch(_ unknown: Int, _ factor: Double) {
    sums[unknown] += factor
    if isTouched[unknown] { return }
    isTouched[unknown] = true
    touched.append(unknown)
  }

  /// Brings a row up to date, if unknowns in it have got rows of their own since.
  mutating func refresh(_ unknown: Int) {
    guard roles[unknown] == .solved, rows[unknown].version != version else { return }
    let row = rows[unknown]
    var isOld = false
    for index in row.start..<row.start + row.count {
      let other = pool[index].unknown
      switch roles[other] {
      case .free, .tight: continue
      case .solved: refresh(other)
      case .slack, .zero: break
      }
      isOld = true
    }
    guard isOld else { return rows[unknown].version = version }
    constant = row.constant
    for index in row.start..<row.start + row.count { add(pool[index].unknown, pool[index].factor) }
    store(in: unknown, as: .solved)
  }

  /// Moves the sum into a row.
  mutating func store(in unknown: Int, as role: Role) {
    var row = rows[unknown]
    let place = row.start
    let room = touched.count <= row.count
    if !room { row.start = pool.count }
    var count = 0
    for other in touched {
      let factor = sums[other]
      sums[other] = 0
      isTouched[other] = false
      if abs(factor) < Self.nothing { continue }
      let term = Term(unknown: other, factor: factor)
      if room { pool[place + count] = term } else { pool.append(term) }
      count += 1
    }
    touched.removeAll(keepingCapacity: true)
    row.count = count
    row.constant = constant
    row.version = version
    rows[unknown] = row
    roles[unknown] = role
  }

  /// Replaces `unknown` in the sum by what makes the sum zero, or equal to `distance`.
  mutating func isolate(_ unknown: Int, distance: Int? = nil) {
    let scale = -1 / sums[unknown]
    sums[unknown] = 0
    for other in touched { sums[other] *= scale }
    constant *= scale
    if let distance { touch(distance, -scale) }
  }

  mutating func clearSum() {
    for other in touched {
      sums[other] = 0
      isTouched[other] = false
    }
    touched.removeAll(keepingCapacity: true)
  }
}
#endif

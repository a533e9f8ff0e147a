#if !canImport(UIKit)
/// The simplex method, on distances that are never negative.
extension LayoutSolver {
  /// Gives a distance the sum as its row, and replaces it in the others.
  mutating func enter(_ unknown: Int) {
    version += 1
    store(in: unknown, as: .slack)
    for slack in slacks { replace(unknown, in: slack) }
    slacks.removeAll { rows[$0].count == 0 }
    if rows[unknown].count > 0 { slacks.append(unknown) }
  }

  mutating func replace(_ unknown: Int, in slack: Int) {
    let row = rows[slack]
    for index in row.start..<row.start + row.count where pool[index].unknown == unknown {
      constant = row.constant
      for index in row.start..<row.start + row.count {
        add(pool[index].unknown, pool[index].factor)
      }
      if abs(constant) < Self.tolerance { constant = 0 }
      return store(in: slack, as: .slack)
    }
  }

  /// Raises a row that is below zero to zero, or as far as the distances allow.
  mutating func raise(_ goal: Int, _ isRequired: Bool, staysAtLimit: Bool) -> Bool {
    for _ in 0..<200 {
      guard let (entering, factor) = risingTerm(of: goal) else { break }
      let needed = -rows[goal].constant / factor
      let (leaving, step) = limit(on: entering, within: needed)
      guard let leaving, step < needed - Self.tolerance else {
        roles[goal] = staysAtLimit ? .zero : .tight
        trade(entering, for: goal)
        return true
      }
      slacks.removeAll { $0 == leaving }
      roles[leaving] = .tight
      trade(entering, for: leaving)
      replace(entering, in: goal)
      if rows[goal].constant > -Self.tolerance {
        // Reached by chance: the next round would move nothing.
        rows[goal].constant = min(rows[goal].constant, 0)
        return rest(goal, staysAtLimit)
      }
    }
    if !isRequired { fix(goal) }
    roles[goal] = .zero
    return false
  }

  /// Makes `entering`, which is at its limit, a row, and `leaving`, which has one, a term.
  mutating func trade(_ entering: Int, for leaving: Int) {
    let row = rows[leaving]
    constant = row.constant
    for index in row.start..<row.start + row.count {
      let term = pool[index]
      if roles[term.unknown] != .zero { touch(term.unknown, term.factor) }
    }
    isolate(entering, distance: roles[leaving] == .zero ? nil : leaving)
    if abs(constant) < Self.tolerance { constant = 0 }
    enter(entering)
  }

  /// A row that has reached zero without a trade.
  mutating func rest(_ goal: Int, _ staysAtLimit: Bool) -> Bool {
    rows[goal].constant = 0
    guard staysAtLimit else {
      slacks.append(goal)
      return true
    }
    let row = rows[goal]
    constant = 0
    for index in row.start..<row.start + row.count {
      let term = pool[index]
      if roles[term.unknown] != .zero { touch(term.unknown, term.factor) }
    }
    roles[goal] = .zero
    return meet(true)
  }

  /// The first distance in a row that raises it.
  func risingTerm(of goal: Int) -> (unknown: Int, factor: Double)? {
    let row = rows[goal]
    var found: (unknown: Int, factor: Double)?
    for index in row.start..<row.start + row.count {
      let term = pool[index]
      guard term.factor > Self.nothing, roles[term.unknown] != .zero else { continue }
      if let found, found.unknown < term.unknown { continue }
      found = (term.unknown, term.factor)
    }
    return found
  }

  /// The distance that reaches its limit first as another one grows.
  mutating func limit(
    on entering: Int, within needed: Double
  ) -> (leaving: Int?, step: Double) {
    var found: Int?
    var step = needed
    for slack in slacks {
      let row = rows[slack]
      for index in row.start..<row.start + row.count {
        let term = pool[index]
        guard term.unknown == entering, term.factor < -Self.nothing else { continue }
        let own = row.constant / -term.factor
        if own < step - Self.nothing || (found.map { own <= step && slack < $0 } ?? false) {
          found = slack
          step = own
        }
      }
    }
    return (found, step)
  }

  /// Fixes what would make a row worse, which is as high as it can be.
  mutating func fix(_ goal: Int) {
    let row = rows[goal]
    for index in row.start..<row.start + row.count where pool[index].factor < -Self.nothing {
      if roles[pool[index].unknown] == .tight { roles[pool[index].unknown] = .zero }
    }
    version += 1
  }
}
#endif

#if !canImport(UIKit)
/// One equation or inequality after the other.
extension LayoutSolver {
  /// What can be chosen without a limit; the one that was met last, since fewer rows mention it.
  var freeTerm: Int? {
    var found: Int?
    for unknown in touched where roles[unknown] == .free && abs(sums[unknown]) > Self.nothing {
      if found == nil || abs(sums[unknown]) > abs(sums[found ?? 0]) { found = unknown }
    }
    return found
  }

  mutating func meet(_ isRequired: Bool) -> Bool {
    if let free = freeTerm {
      isolate(free)
      version += 1
      store(in: free, as: .solved)
      return true
    }
    if abs(constant) < Self.tolerance {
      var pivot: Int?
      var count = 0
      for unknown in touched where abs(sums[unknown]) > Self.nothing {
        if pivot == nil || abs(sums[unknown]) > abs(sums[pivot ?? 0]) { pivot = unknown }
        count += 1
      }
      guard let pivot, count > 1 else {
        if let pivot {
          roles[pivot] = .zero
          version += 1
        }
        clearSum()
        return true
      }
      constant = 0
      isolate(pivot)
      enter(pivot)
      return true
    }
    if constant > 0 {
      constant.negate()
      for other in touched { sums[other].negate() }
    }
    let goal = makeUnknown()
    store(in: goal, as: .slack)
    return raise(goal, isRequired, staysAtLimit: true)
  }

  mutating func keep(_ isRequired: Bool) -> Bool {
    if let free = freeTerm {
      let distance = makeUnknown()
      roles[distance] = .tight
      isolate(free, distance: distance)
      version += 1
      store(in: free, as: .solved)
      return true
    }
    let distance = makeUnknown()
    if constant > -Self.tolerance {
      constant = max(constant, 0)
      store(in: distance, as: .slack)
      if rows[distance].count > 0 { slacks.append(distance) }
      return true
    }
    store(in: distance, as: .slack)
    return raise(distance, isRequired, staysAtLimit: false)
  }

  mutating func makeUnknown() -> Int {
    roles.append(.zero)
    rows.append(Row())
    sums.append(0)
    isTouched.append(false)
    return roles.count - 1
  }
}
#endif

#if !canImport(UIKit)
/// Solves linear equations and inequalities one after the other, the most important first.
///
/// Each one is met as well as those before it allow, and no later one makes it worse. An equation
/// gives one unknown in terms of others. An inequality gives a distance that is never negative; where
/// only such distances are left to choose, the simplex method moves them.
///
/// ```swift
/// var solver = LayoutSolver(unknowns: 2)
/// solver.write(0, 1)                       // the left edge
/// solver.settle(.equal, 16)
/// solver.write(0, 1)
/// solver.write(1, 1)                       // and the width
/// solver.settle(.atMost, 100)
/// solver.write(1, 1)
/// solver.settle(.equal, 200, isRequired: false)
/// solver.value(of: 1)                      // 84
/// ```
package struct LayoutSolver {
  var roles: [Role]
  var rows: [Row]
  var pool: [Term] = []
  /// The distances that have a row: those that aren't at their limit.
  var slacks: [Int] = []
  var version = 0
  var written: [Term] = []
  var sums: [Double]
  var isTouched: [Bool]
  var touched: [Int] = []
  var constant: Double = 0

  package init(unknowns: Int) {
    roles = Array(repeating: .free, count: unknowns)
    rows = Array(repeating: Row(), count: unknowns)
    sums = Array(repeating: 0, count: unknowns)
    isTouched = Array(repeating: false, count: unknowns)
    pool.reserveCapacity(unknowns * 3)
  }

  /// Adds a term to the left side of the next equation or inequality.
  package mutating func write(_ unknown: Int, _ factor: Double) {
    written.append(Term(unknown: unknown, factor: factor))
  }

  /// Gives an unknown that nothing mentions yet: it's the sum of the terms and the constant.
  package mutating func define(_ unknown: Int, _ constant: Double) {
    collect(constant)
    store(in: unknown, as: .solved)
  }

  /// Meets what is written as well as possible, and returns whether it's met. What is required and
  /// can't be met is left out.
  @discardableResult
  package mutating func settle(
    _ relation: LayoutRelation, _ target: Double, isRequired: Bool = true
  ) -> Bool {
    let sign: Double = relation == .atMost ? -1 : 1
    if sign < 0 {
      for index in written.indices { written[index].factor.negate() }
    }
    collect(-target * sign)
    return relation == .equal ? meet(isRequired) : keep(isRequired)
  }

  /// Whether something is still open for an unknown.
  package mutating func isOpen(_ unknown: Int) -> Bool {
    refresh(unknown)
    switch roles[unknown] {
    case .free: return true
    case .solved:
      let row = rows[unknown]
      for index in row.start..<row.start + row.count where roles[pool[index].unknown] == .free {
        return true
      }
      return false
    default: return false
    }
  }

  /// An unknown's value. Where something is open, it counts as zero.
  package mutating func value(of unknown: Int) -> Double {
    refresh(unknown)
    return roles[unknown] == .solved || roles[unknown] == .slack ? rows[unknown].constant : 0
  }

  static let nothing = 1e-9
  static let tolerance = 1e-6
}

extension LayoutSolver {
  /// What is known of an unknown.
  enum Role: UInt8 {
    /// Nothing: it can still have any value.
    case free
    /// Its row, in terms of others.
    case solved
    /// It's a distance, and zero; it may grow.
    case tight
    /// It's a distance, and has a row.
    case slack
    /// It's zero for good.
    case zero
  }

  /// An unknown times a factor.
  struct Term {
    var unknown: Int
    var factor: Double
  }

  /// A sum: a constant, and some terms of the pool.
  struct Row {
    var start = 0
    var count = 0
    var constant: Double = 0
    var version = -1
  }
}
#endif

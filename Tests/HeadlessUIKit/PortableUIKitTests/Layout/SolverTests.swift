#if !canImport(UIKit)
import PortableUIKit
import Testing

/// The solver against a plane whose corners are tried one by one.
@Suite("The solver of constraints") struct SolverTests {
  @Test func `random goals are met as well as a plane's corners allow`() {
    let start = UInt64.random(in: 0..<1_000_000)
    print("Seed of SolverTests: \(start)")
    for seed in start..<start + 500 { compare(seed) }
  }

  private func compare(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var plane = GoalPlane(limit: 1000)
    var solver = LayoutSolver(unknowns: 2)
    for unknown in 0..<2 {
      solver.write(unknown, 1)
      solver.settle(.atLeast, -1000)
      solver.write(unknown, 1)
      solver.settle(.atMost, 1000)
    }
    var goals: [(goal: GoalPlane.Goal, error: Double)] = []
    for _ in 0..<3 + random.next(below: 7) {
      let goal = GoalPlane.Goal(using: &random)
      if goal.x == 0, goal.y == 0 { continue }
      let error = plane.settle(goal)
      solver.write(0, goal.x)
      solver.write(1, goal.y)
      let isMet = solver.settle(goal.relation, goal.target, isRequired: goal.isRequired)
      let isExpected = isMet == (error.map { $0 < 1e-6 } ?? false)
      #expect(isExpected, "seed \(seed)")
      if let error { goals.append((goal, error)) }
    }
    let (x, y) = (solver.value(of: 0), solver.value(of: 1))
    for (goal, error) in goals {
      let isAsGood = abs(goal.error(x, y) - error) < 1e-4
      #expect(isAsGood, "seed \(seed), \(goal), at \(x), \(y)")
    }
  }

  @Test func `a chain of a hundred unknowns`() {
    var solver = LayoutSolver(unknowns: 100)
    solver.define(0, 5)
    for unknown in (1..<100).reversed() {
      solver.write(unknown, 1)
      solver.write(unknown - 1, -1)
      solver.settle(.equal, 2)
    }
    for unknown in 0..<100 {
      let value = solver.value(of: unknown)
      let expected = 5 + 2 * Double(unknown)
      #expect(value == expected)
    }
  }

  @Test func `what's left open counts as zero`() {
    var solver = LayoutSolver(unknowns: 3)
    solver.write(0, 1)
    solver.write(1, -1)
    solver.settle(.equal, 7)
    let areOpen = (0..<3).map { solver.isOpen($0) }
    #expect(areOpen == [true, true, true])
    let difference = solver.value(of: 0) - solver.value(of: 1)
    #expect(difference == 7)
    solver.write(1, 2)
    solver.settle(.equal, 6)
    let (isOpen, value) = (solver.isOpen(0), solver.value(of: 0))
    #expect(!isOpen)
    #expect(value == 10)
  }

  @Test func `a contradiction is left out, and a repetition is no contradiction`() {
    var solver = LayoutSolver(unknowns: 1)
    for (target, expected) in [(5.0, true), (5, true), (6, false)] {
      solver.write(0, 1)
      let isMet = solver.settle(.equal, target)
      #expect(isMet == expected)
    }
    solver.write(0, 1)
    let isMet = solver.settle(.atMost, 4)
    let value = solver.value(of: 0)
    #expect(!isMet)
    #expect(value == 5)
  }
}

/// The part of a plane that goals leave, as half-planes.
struct GoalPlane {
  struct Goal {
    let relation: LayoutRelation
    let x: Double
    let y: Double
    let target: Double
    let isRequired: Bool

    init(using random: inout SplitMix) {
      let relations = [LayoutRelation.equal, .atLeast, .atMost]
      relation = relations[random.next(below: 3)]
      x = Double(random.next(below: 5) - 2)
      y = Double(random.next(below: 5) - 2)
      target = Double((random.next(below: 61) - 30) * 5)
      isRequired = random.next(below: 3) == 0
    }

    func error(_ x: Double, _ y: Double) -> Double {
      let distance = self.x * x + self.y * y - target
      switch relation {
      case .equal: return abs(distance)
      case .atLeast: return max(-distance, 0)
      case .atMost: return max(distance, 0)
      }
    }
  }

  /// The points for which `x` and `y` times their factors are at least the limit.
  private struct Half {
    let x: Double
    let y: Double
    let limit: Double
  }

  private var halves: [Half] = []

  init(limit: Double) {
    for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
      halves.append(Half(x: x, y: y, limit: -limit))
    }
  }

  /// Meets a goal as well as possible, and returns its error; nil if it's required and impossible.
  mutating func settle(_ goal: Goal) -> Double? {
    let values = corners.map { goal.x * $0.x + goal.y * $0.y }
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let target =
      switch goal.relation {
      case .equal: min(max(goal.target, low), high)
      case .atLeast: min(goal.target, high)
      case .atMost: max(goal.target, low)
      }
    let error = abs(target - goal.target)
    if error > 1e-6, goal.isRequired { return nil }
    if goal.relation != .atMost || error > 1e-6 {
      halves.append(Half(x: goal.x, y: goal.y, limit: target))
    }
    if goal.relation != .atLeast || error > 1e-6 {
      halves.append(Half(x: -goal.x, y: -goal.y, limit: -target))
    }
    return error
  }

  private var corners: [(x: Double, y: Double)] {
    var found: [(x: Double, y: Double)] = []
    for (index, one) in halves.enumerated() {
      for other in halves[..<index] {
        let area = one.x * other.y - one.y * other.x
        if abs(area) < 1e-9 { continue }
        let x = (one.limit * other.y - one.y * other.limit) / area
        let y = (one.x * other.limit - one.limit * other.x) / area
        if halves.allSatisfy({ $0.x * x + $0.y * y >= $0.limit - 1e-6 }) { found.append((x, y)) }
      }
    }
    return found
  }
}
#endif

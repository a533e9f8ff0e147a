#if !canImport(UIKit)
/// Required equations of the app that contradict each other, whatever the sizes of everything else.
@MainActor struct LayoutConflict {
  let constraints: [NSLayoutConstraint]
  let broken: NSLayoutConstraint

  /// Returns the equations that contradict each other, each of which is needed for it. Returns nil
  /// if they don't.
  static func find(
    in bonds: [RegionModel.Bond], breaking broken: NSLayoutConstraint
  ) -> LayoutConflict? {
    var equations = bonds.filter { bond in
      bond.constraint.priority >= .required && bond.constraint.relation == .equal
        && bond.first.isCertain && bond.second?.isCertain ?? true && bond.constraint.isSimple
    }
    guard equations.contains(where: { $0.constraint === broken }), contradict(equations)
    else { return nil }
    for equation in equations where equation.constraint !== broken {
      let rest = equations.filter { $0.constraint !== equation.constraint }
      if contradict(rest) { equations = rest }
    }
    guard equations.contains(where: { $0.constraint === broken }) else { return nil }
    return LayoutConflict(constraints: equations.map(\.constraint), broken: broken)
  }

  private static func contradict(_ bonds: [RegionModel.Bond]) -> Bool {
    let count = bonds.reduce(0) { max($0, $1.first.index, $1.second?.index ?? 0) } + 1
    var solver = LayoutSolver(unknowns: count * 4)
    return bonds.contains { bond in
      let target = write(bond, &solver)
      return !solver.settle(.equal, target)
    }
  }

  private static func write(_ bond: RegionModel.Bond, _ solver: inout LayoutSolver) -> Double {
    let constraint = bond.constraint
    let flips = constraint.readsFromRight
    write(bond.first, constraint.firstAttribute.oriented(flips), 1, &solver)
    if let second = bond.second {
      write(
        second, constraint.secondAttribute.oriented(flips), -Double(constraint.multiplier), &solver)
    }
    return Double(flips ? -constraint.constant : constraint.constant)
  }

  private static func write(
    _ place: Place, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    _ solver: inout LayoutSolver
  ) {
    let first = place.index * 4 + (attribute.isHorizontal || attribute == .width ? 0 : 1)
    switch attribute {
    case .width, .height: solver.write(first + 2, factor)
    case .right, .trailing, .bottom:
      solver.write(first, factor)
      solver.write(first + 2, factor)
    case .centerX, .centerY:
      solver.write(first, factor)
      solver.write(first + 2, factor / 2)
    default: solver.write(first, factor)
    }
  }

  /// UIKit's lines in the console.
  var description: String {
    let list = constraints.map { "    \"\($0.written)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(broken.written)
      """
  }
}

extension Place {
  /// Whether nothing but the item itself says where it is.
  fileprivate var isCertain: Bool { insets == .zero && !isKeyboard }
}

extension NSLayoutConstraint {
  fileprivate var isSimple: Bool {
    firstStart == nil && secondStart == nil
      && [firstAttribute, secondAttribute].allSatisfy { !$0.isBaseline && !$0.isMargin }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
#endif

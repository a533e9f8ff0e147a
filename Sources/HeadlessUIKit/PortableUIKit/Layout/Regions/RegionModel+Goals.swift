#if !canImport(UIKit)
/// States everything that is known about the unknowns, the most important first.
extension RegionModel {
  func state() {
    solver = LayoutSolver(unknowns: items.count * 4)
    goals.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    broken = nil
    stateRoot()
    for item in items.dropFirst() where item.isGiven { stateGiven(item) }
    for item in items { stateRole(of: item) }
    stateBonds()
    for stack in stacks { arrange(stack) }
    for bond in bonds where bond.constraint.priority >= .required {
      let relation = bond.constraint.solved
      guard relation != .equal else { continue }
      solver.settle(relation, write(bond))
    }
    for item in items { aimAtContent(of: item) }
    settleGoals()
    closeOpenEnds()
  }

  private func stateRoot() {
    solver.define(0, 0)
    solver.define(1, 0)
    guard let fitting else {
      solver.define(2, root.bounds.width)
      solver.define(3, root.bounds.height)
      return
    }
    aim(2, .equal, fitting.size.width, fitting.horizontal)
    aim(3, .equal, fitting.size.height, fitting.vertical)
  }

  private func stateGiven(_ item: Item) {
    let frame = item.view.frame
    let offset = items[item.parent].scroll
    let (own, parent) = (item.index * 4, item.parent * 4)
    solver.write(parent, 1)
    solver.define(own, frame.minX - offset.x)
    solver.write(parent + 1, 1)
    solver.define(own + 1, frame.minY - offset.y)
    solver.define(own + 2, frame.width)
    solver.define(own + 3, frame.height)
  }

  private func stateRole(of item: Item) {
    let (own, parent) = (item.index * 4, item.parent * 4)
    switch item.kind {
    case .view: return
    case .content:
      let offset = items[item.parent].scroll
      solver.write(parent, 1)
      solver.define(own, -offset.x)
      solver.write(parent + 1, 1)
      solver.define(own + 1, -offset.y)
    case .guide(let guide): if guide.role == .readable { stateReadable(item, guide) }
    }
  }

  /// The room for text to read: the margins, but at most as wide as is easy to read.
  private func stateReadable(_ item: Item, _ guide: UILayoutGuide) {
    let margins = margins(of: item.view)
    let (own, parent) = (item.index * 4, item.parent * 4)
    solver.write(parent + 1, 1)
    solver.define(own + 1, margins.top)
    solver.write(parent + 3, 1)
    solver.define(own + 3, -margins.top - margins.bottom)
    solver.write(own, 1)
    solver.write(own + 2, 0.5)
    solver.write(parent, -1)
    solver.write(parent + 2, -0.5)
    solver.settle(.equal, (margins.left - margins.right) / 2)
    solver.write(own + 2, 1)
    solver.settle(.atMost, UILayoutGuide.readableWidth)
    solver.write(own + 2, 1)
    solver.write(parent + 2, -1)
    solver.settle(.atMost, -margins.left - margins.right)
    terms.append(LayoutTerm(unknown: own + 2, factor: 1))
    terms.append(LayoutTerm(unknown: parent + 2, factor: -1))
    goals.append(
      Goal(
        kind: .sum(terms.count - 2..<terms.count, -margins.left - margins.right), relation: .equal,
        priority: 999))
  }

  private func stateBonds() {
    for (number, bond) in bonds.enumerated() {
      let constraint = bond.constraint
      if constraint.priority >= .required {
        guard constraint.relation == .equal else { continue }
        if !solver.settle(.equal, write(bond)), broken == nil { broken = constraint }
      } else {
        goals.append(
          Goal(
            kind: .bond(number), relation: constraint.solved,
            priority: constraint.priority.rawValue))
      }
    }
  }

  /// Aims at the size of a view's content: the weaker of hugging and resistance as an equation, the
  /// stronger as a limit.
  private func aimAtContent(of item: Item) {
    guard case .view = item.kind, !item.isGiven || fitting != nil && item.index == 0 else { return }
    var size = item.view.intrinsicContentSize
    item.view.autoLayout?.content = size
    if let height = item.height { size.height = height }
    if item.view.estimatesContentSize {
      let scale = variant.scale(item.index)
      if size.width > 0 { size.width *= scale }
      if size.height > 0 { size.height *= scale }
    }
    let priorities = item.view.autoLayout?.priorities ?? ContentPriorities()
    if size.width >= 0 {
      aim(
        item.index * 4 + 2, at: size.width, priorities.hugging.horizontal,
        priorities.resistance.horizontal)
    }
    if size.height >= 0 {
      aim(
        item.index * 4 + 3, at: size.height, priorities.hugging.vertical,
        priorities.resistance.vertical)
    }
  }

  private func aim(
    _ unknown: Int, at length: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
  ) {
    if hugging < resistance {
      aim(unknown, .atLeast, length, resistance)
      aim(unknown, .equal, length, hugging)
    } else {
      if hugging > resistance { aim(unknown, .atMost, length, hugging) }
      aim(unknown, .equal, length, resistance)
    }
  }

  func aim(
    _ unknown: Int, _ relation: LayoutRelation, _ length: CGFloat, _ priority: UILayoutPriority
  ) {
    goals.append(
      Goal(kind: .size(unknown, length), relation: relation, priority: priority.rawValue))
  }

  private func settleGoals() {
    let order = goals.indices.sorted { one, other in
      let (first, second) = (goals[one], goals[other])
      if first.priority != second.priority { return first.priority > second.priority }
      if (first.relation == .equal) != (second.relation == .equal) {
        return first.relation == .equal
      }
      return one < other
    }
    for index in order { settle(goals[index]) }
  }

  private func settle(_ goal: Goal) {
    let isRequired = goal.priority >= UILayoutPriority.required.rawValue
    switch goal.kind {
    case .bond(let number):
      let target = write(bonds[number])
      solver.settle(goal.relation, target, isRequired: isRequired)
    case .size(let unknown, let length):
      solver.write(unknown, 1)
      solver.settle(goal.relation, length, isRequired: isRequired)
    case .sum(let range, let number):
      for index in range { solver.write(terms[index].unknown, terms[index].factor) }
      solver.settle(goal.relation, number, isRequired: isRequired)
    }
  }

  /// What nothing speaks of has no size, and lies at the origin of its superview.
  private func closeOpenEnds() {
    for item in items where !item.isGiven || fitting != nil {
      let (own, parent) = (item.index * 4, item.parent * 4)
      for side in 2...3 where solver.isOpen(own + side) {
        solver.write(own + side, 1)
        solver.settle(.equal, 0, isRequired: false)
      }
      for side in 0...1 where item.index > 0 && solver.isOpen(own + side) {
        solver.write(own + side, 1)
        solver.write(parent + side, -1)
        solver.settle(.equal, variant.openDistance, isRequired: false)
      }
    }
  }
}
#endif

extension RandomOperation {
  /// Versions of the operation with a little less in them.
  var simpler: [RandomOperation] {
    switch self {
    case .navigate(let chain, let context, let policy, let isAnimated):
      chain.simpler.map {
        .navigate($0, context: context, policy: policy, isAnimated: isAnimated)
      }
    case .setRoot(let tree): tree.simpler.map { .setRoot($0) }
    case .changeTab(let index, .add(let tab)):
      tab.simpler.map { .changeTab(index, .add($0)) }
    case .present(let tree, let style, let isAnimated):
      tree.simpler.map { .present($0, style: style, isAnimated: isAnimated) }
    default: []
    }
  }
}

extension RandomChain {
  fileprivate var simpler: [RandomChain] {
    var chains: [RandomChain] = []
    for index in steps.indices {
      if steps.count > 1 {
        var chain = self
        chain.steps.remove(at: index)
        chains.append(chain)
      }
      for step in steps[index].simpler {
        var chain = self
        chain.steps[index] = step
        chains.append(chain)
      }
    }
    return chains
  }
}

extension RandomStep {
  fileprivate var simpler: [RandomStep] {
    var steps: [RandomStep] = []
    func add(_ change: (inout RandomStep) -> Void) {
      var step = self
      change(&step)
      if step != self { steps.append(step) }
    }
    for index in guards.indices {
      add { $0.guards.remove(at: index) }
      add { $0.guards[index].deed = .nothing }
      add { $0.guards[index].answer = .pass }
    }
    add { $0.choice = nil }
    add { $0.isAdapted = false }
    add { $0.isLocked = false }
    add { $0.fails = false }
    add { $0.asksMeanwhile = false }
    add { $0.startsAtRoot = false }
    add { $0.options = 15 }
    add { $0.takesChildren = true }
    add { $0.sought = .nothing }
    return steps
  }
}

extension RandomTree {
  fileprivate var simpler: [RandomTree] {
    switch self {
    case .screen(let kind): kind == 0 ? [] : [.screen(0)]
    case .stack(let members):
      members
        + members.indices.compactMap { index in
          members.count > 1 ? .stack(members.without(index)) : nil
        }
    case .tabs(let members, _):
      members
        + members.indices.compactMap { index in
          members.count > 1 ? .tabs(members.without(index), selected: 0) : nil
        }
    case .uiTabs(let members, _):
      members.indices.flatMap { index in
        let fewer: [RandomTree] =
          members.count > 1 ? [.uiTabs(members.without(index), selected: 0)] : []
        return fewer
          + members[index].simpler.map { simpler in
            var changed = members
            changed[index] = simpler
            return .uiTabs(changed, selected: 0)
          }
      }
    case .pages(let members, _):
      members
        + members.indices.compactMap { index in
          members.count > 1 ? .pages(members.without(index), shown: 0) : nil
        }
    case .book(let members, _):
      members
        + members.indices.compactMap { index in
          members.count > 1 ? .book(members.without(index), shown: 0) : nil
        }
    case .split(let kind, let columns, let compact):
      columns + (compact.isEmpty ? [] : [.split(kind, columns, compact: [])])
        + columns.indices.compactMap { index in
          guard columns[index] != .screen(0) else { return nil }
          var simpler = columns
          simpler[index] = .screen(0)
          return .split(kind, simpler, compact: compact)
        }
    }
  }
}

extension RandomTab {
  fileprivate var simpler: [RandomTab] {
    switch self {
    case .tab(let tree): return tree.simpler.map { .tab($0) }
    case .group(let children, let own, let isManaged):
      let fewer = children.indices.compactMap { index in
        children.count > 1
          ? RandomTab.group(children.without(index), own: own, isManaged: isManaged) : nil
      }
      let plain: [RandomTab] = own == nil ? [] : [.group(children, own: nil, isManaged: isManaged)]
      let screens = children.indices.compactMap { index -> RandomTab? in
        guard children[index] != .screen(0) else { return nil }
        var simpler = children
        simpler[index] = .screen(0)
        return .group(simpler, own: own, isManaged: isManaged)
      }
      return [.tab(children[0])] + fewer + plain + screens
    }
  }
}

extension Array {
  fileprivate func without(_ index: Int) -> [Element] {
    var fewer = self
    fewer.remove(at: index)
    return fewer
  }
}

import StepRouter

extension LintRule {
  /// Reports a context that a route requires, but that nothing in the route reads.
  static let contextUnused = LintRule("context-unused") { catalogue in
    catalogue.routes.compactMap { route in
      guard let own = route.ownSteps.first, route.ownSteps.count == 1, own.takesContext,
        !route.chain.allParts.contains(where: \.mayReadContext)
      else { return nil }
      let type = shortName(own.context)
      return LintRule.Fault(
        route: route, location: own.reference.location,
        sentence: "The route takes a context, \(type), and nothing of it looks at that: "
          + "\(own.reference.screen) never learns of it. Add a context task, or take Void.")
    }
  }
}

extension RoutePart {
  fileprivate var mayReadContext: Bool {
    switch self {
    case .step(let step): step.mayReadContext
    case .conversion, .choice: true
    case .base(let base):
      switch base.kind {
      case .root, .current: false
      case .found(let finder): !finder.findsByClassAlone
      case .madeLater: true
      }
    }
  }
}

extension StepDescription {
  fileprivate var mayReadContext: Bool {
    if conversion != nil { return true }
    guard takesContext else { return context == Any?.self || context == Any.self }
    let isFoundByIt = finder.map { !$0.findsByClassAlone } ?? false
    let isBuiltByIt = factory.map { !$0.ignoresContext } ?? false
    return isFoundByIt || isBuiltByIt || !interceptors.isEmpty || !contextTasks.isEmpty
      || !postTasks.isEmpty || !leaveTasks.isEmpty
  }
}

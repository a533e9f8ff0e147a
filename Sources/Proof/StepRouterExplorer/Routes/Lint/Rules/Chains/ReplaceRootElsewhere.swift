import StepRouter

extension LintRule {
  /// Reports `replaceRoot` if the router builds its host anywhere but as the root.
  static let replaceRootElsewhere = LintRule("replace-root-elsewhere") { catalogue in
    catalogue.steps.compactMap { entry in
      guard let action = entry.step.action, case .replaceRoot = action.kind,
        case .step(let host) = entry.host, let hosts = host.action
      else { return nil }
      switch hosts.kind {
      case .replaceRoot, .custom: return nil
      case .present, .push, .nothing, .builtIn: break
      }
      return entry.fault(
        "replaceRoot works on the window’s root, and where \(host.reference.screen) is built it is "
          + "integrated by \(hosts.words): the navigation fails then. Write .from(.root).",
        at: action.location)
    }
  }
}
